import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useMoment } from '#i18n/words/use-when.ts'
import { useServices } from '#shell/services.ts'
import { TokenPopover } from './token-popover.tsx'
import { useToken } from './use-token.ts'
import type { TokenView } from '#run/outside/token-holder.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import styles from './connection.module.css'

/** State of the access token, in the header of every page. The button opens the dialog that changes it. */
export function Connection() {
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const view = useToken()
  const { hasToken, lastFour, shop, expiresAt } = view
  const isExpired = useIsPast(expiresAt)
  const state = stateOf(view, isExpired)
  const t = useTranslations('token')
  const when = useMoment()
  const about = () => {
    if (state === 'expired' && expiresAt !== null)
      return t('expiredText', { when: when(expiresAt) })
    return state === 'connected' || state === 'added' ? t('replace') : undefined
  }
  return (
    <div className={styles.place}>
      <button
        ref={chip}
        type="button"
        className={classes(styles.chip, styles[state])}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(state)} {lastFour !== null && <code className={styles.ending}>···{lastFour}</code>}{' '}
        {hasToken && shop !== '' && <span className={styles.shop}>{shop}</span>}
      </button>
      {isOpen && (
        <TokenPopover
          title={t(state)}
          about={about()}
          anchor={chip}
          onClose={() => setOpen(false)}
          action={t('use')}
          onTaken={() => setOpen(false)}
        >
          {expiresAt !== null && !isExpired && (
            <p className="quiet">{t('expires', { when: when(expiresAt) })}</p>
          )}
          {hasToken && <Disconnect onDone={() => setOpen(false)} />}
        </TokenPopover>
      )}
    </div>
  )
}

/** An expired token is reported but never blocked, because this computer's clock may be wrong. */
function stateOf({ hasToken, rejected, proven }: TokenView, isExpired: boolean) {
  if (rejected) return 'rejected'
  if (!hasToken) return 'connect'
  if (isExpired) return 'expired'
  return proven ? 'connected' : 'added'
}

/** Timers stop while the computer sleeps, so the time is checked this often. */
const CHECK_EVERY_MS = 10_000

/** Returns whether a time has passed, and renders again when it does. */
function useIsPast(time: number | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (time === null || time <= now) return undefined
    const left = Math.max(0, time - Date.now())
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 1, CHECK_EVERY_MS))
    return () => clearTimeout(timer)
  }, [time, now])
  return time !== null && time <= now
}

/** Tells how long the token is kept, with a button to forget it now. */
function Disconnect({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('token')
  const { tokens } = useServices()
  const { kept } = useToken()
  const announce = useAnnounce()
  const forget = () => {
    tokens.forget()
    announce(t('disconnected'))
    onDone()
  }
  return (
    <div className={styles.inUse}>
      <span>{t(kept ? 'keptInTab' : 'notKept')}</span>
      <Button look="quiet" onClick={forget}>
        {t('disconnect')}
      </Button>
    </div>
  )
}
