import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import type { AccessToken } from '#service/token.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import styles from './token-bar.module.css'

// Forms come with their library after the page is drawn: it would be a tenth of what the first page loads.
const TokenForm = lazy(async () => ({ default: (await import('./token-form.tsx')).TokenForm }))

type TokenBarProps = {
  /** Puts the keyboard into the field whenever the object changes. */
  readonly focusToken?: object | null
}

/** The access token: its field, or that one is set. The token itself is never shown. */
export function TokenBar({ focusToken = null }: TokenBarProps) {
  const t = useTranslations('token')
  const { tokens } = useServices()
  const { hasToken, lastFour, rejected } = useSyncExternalStore(
    tokens.subscribe,
    tokens.getSnapshot,
  )
  const announce = useAnnounce()
  const [changing, setChanging] = useState(false)
  const [mayFocus, setMayFocus] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // While the form is on its way, it takes the focus when it is there.
    if (focusToken) bar.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [focusToken])

  const use = (taken: AccessToken, keepForTab: boolean) => {
    setChanging(false)
    setMayFocus(true)
    announce(t('taken'))
    tokens.set(taken, keepForTab)
  }
  const asks = !hasToken || rejected || changing
  return (
    <div
      ref={bar}
      className={[styles.bar, asks && styles.asking].filter(Boolean).join(' ')}
      role="group"
      aria-label={t('label')}
    >
      {asks ? (
        <Suspense>
          <TokenForm
            rejected={rejected}
            takesFocus={changing || focusToken !== null}
            onUse={use}
            {...(hasToken && !rejected ? { onCancel: () => setChanging(false) } : {})}
          />
        </Suspense>
      ) : (
        <TokenIsSet
          lastFour={lastFour}
          takesFocus={mayFocus}
          onChange={() => {
            setMayFocus(true)
            setChanging(true)
          }}
        />
      )}
    </div>
  )
}

const asCode = (text: ReactNode) => <code>{text}</code>

type TokenIsSetProps = {
  readonly lastFour: string | null
  readonly takesFocus: boolean
  readonly onChange: () => void
}

function TokenIsSet({ lastFour, takesFocus, onChange }: TokenIsSetProps) {
  const t = useTranslations('token')
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <div ref={button} className={styles.set}>
      <Chip tone="ok" icon="check">
        {lastFour === null ? t('set') : t.rich('ends', { ending: lastFour, digits: asCode })}
      </Chip>
      <Button look="quiet" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
