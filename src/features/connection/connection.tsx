import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { TokenPopover } from '#page/token/token-popover.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import styles from './connection.module.css'

/** Whether there is an access token, in the header of every page; the button opens what changes that. */
export function Connection() {
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const { hasToken, rejected, lastFour } = useToken()
  const state = rejected ? 'rejected' : hasToken ? 'connected' : 'connect'
  const t = useTranslations('token')
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
        {t(state)} {lastFour !== null && <code className={styles.ending}>···{lastFour}</code>}
      </button>
      {isOpen && (
        <TokenPopover
          title={t(state)}
          about={state === 'connected' ? t('replace') : undefined}
          anchor={chip}
          onClose={() => setOpen(false)}
          action={t('use')}
          onTaken={() => setOpen(false)}
        >
          {hasToken && <Disconnect onDone={() => setOpen(false)} />}
        </TokenPopover>
      )}
    </div>
  )
}

function useToken() {
  const { tokens } = useServices()
  return useSyncExternalStore(tokens.subscribe, tokens.getSnapshot)
}

/** How long the token in use is remembered, and the way to forget it now. */
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
