import { useState } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { UploadRun } from '#workflows/upload-run.ts'

type SetAsideProps = {
  readonly run: UploadRun
  readonly positions: readonly Position[]
  readonly disabled?: boolean
}

/** The end for entries that somebody gives up; asks why, and can be undone. */
export function SetAside({ run, positions, disabled = false }: SetAsideProps) {
  const t = useTranslations('failures')
  const [open, setOpen] = useState(false)
  const [why, setWhy] = useState('')
  return (
    <>
      <Button icon="aside" disabled={disabled} onClick={() => setOpen(true)}>
        {t('setAside')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('setAsideTitle', { count: positions.length })}
          yes={t('setAside')}
          onYes={() => void run.setAside(positions, why.trim())}
          onClose={() => setOpen(false)}
        >
          <p>{t('setAsideText')}</p>
          <TextField
            label={t('why')}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
