import { useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { UploadRun } from '#run/upload-run.ts'
import styles from './work.module.css'

type SetAsideProps = {
  readonly run: UploadRun
  readonly positions: readonly Position[]
  readonly disabled?: boolean
}

const WHYS = ['cancelled', 'otherwise', 'duplicate'] as const

/** The end for entries that somebody gives up; asks why, and can be undone. */
export function SetAside({ run, positions, disabled = false }: SetAsideProps) {
  const t = useTranslations('failures')
  const [open, setOpen] = useState(false)
  const [why, setWhy] = useState('')
  const giveUp = () => {
    setOpen(false)
    void run.setAside(positions, why.trim())
  }
  return (
    <>
      <Button
        icon="aside"
        disabled={disabled}
        onClick={() => {
          setWhy('')
          setOpen(true)
        }}
      >
        {t('setAside')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('setAsideTitle', { count: positions.length })}
          yes={t('setAside')}
          onYes={giveUp}
          onClose={() => setOpen(false)}
        >
          <p>{t('setAsideText')}</p>
          <TextField
            label={t('why')}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // The focus goes back to the button that asked, which the same key would press.
              event.preventDefault()
              giveUp()
            }}
          />
          <div role="group" aria-label={t('whys.title')} className={styles.buttons}>
            {WHYS.map((key) => (
              <Button key={key} onClick={() => setWhy(t(`whys.${key}`))}>
                {t(`whys.${key}`)}
              </Button>
            ))}
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
