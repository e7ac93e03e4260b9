import { useState } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { useHandOverFile } from './use-hand-over-file.ts'

/** Gives what is left of an upload that is not being sent to a colleague, as a file. */
export function HandOverButton() {
  const t = useTranslations('upload.handOver')
  const { run, view } = useUpload()
  const announce = useAnnounce()
  const [asks, setAsks] = useState(false)
  const { mutate: save } = useHandOverFile()
  if (!view.canAct || countOpen(view.state) === 0) return null
  const handOver = async () => {
    const file = crypto.randomUUID()
    await run.handOver(file)
    // Before the file is there, nothing can be sent from here any more.
    if (run.getSnapshot().state.handedOver?.file === file) save(file)
    else announce(t('notNow'))
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {t('button')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('title')}
          yes={t('yes')}
          onYes={() => void handOver()}
          onClose={() => setAsks(false)}
        >
          <p>{t('what')}</p>
          <p>{t('twice')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
