import { useState } from 'react'
import { countOpen, openRequests } from '#domain/upload/summary.ts'
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
  const [problem, setProblem] = useState<'notNow' | 'notKept' | null>(null)
  const { mutate: save } = useHandOverFile()
  if (!view.canAct || countOpen(view.state) === 0) return null
  const handOver = async () => {
    const file = crypto.randomUUID()
    await run.handOver(file)
    const { state } = run.getSnapshot()
    // Before the file is there, nothing can be sent from here any more.
    if (state.handedOver?.file === file) return save(file)
    const why = openRequests(state).length > 0 ? 'notNow' : 'notKept'
    setProblem(why)
    announce(t(why))
  }
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setProblem(null)
          setAsks(true)
        }}
      >
        {t('button')}
      </Button>
      {problem && <span>{t(problem)}</span>}
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
