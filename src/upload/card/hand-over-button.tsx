import { useState } from 'react'
import { countOpen, openRequests } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { MOST_BYTES } from '#worker/records/hand-over-mark.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { useHandOverFile, useMakeHandOver } from './use-hand-over-file.ts'

type Problem = 'notNow' | 'notKept' | 'notSaved' | 'tooLarge'

/** Hands the rest of a paused upload over to a colleague, as a file. */
export function HandOverButton() {
  const t = useTranslations('upload.handOver')
  const { upload, view } = useUpload()
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const make = useMakeHandOver()
  const { mutate: save } = useHandOverFile()
  if (!view.canAct || countOpen(view.state) === 0) return null
  const handOver = async () => {
    const file = crypto.randomUUID()
    // Makes the file first, because an upload isn't handed over if its file can't be made.
    const size = await make(file).then(
      (content) => content.size,
      () => null,
    )
    if (size === null || size > MOST_BYTES)
      return setProblem(size === null ? 'notSaved' : 'tooLarge')
    await upload.handOver(file)
    const { state } = upload.getSnapshot()
    // From here on nothing can be sent from this browser, so the file may leave.
    if (state.handedOver?.file === file) return save(file)
    setProblem(openRequests(state).length > 0 ? 'notNow' : 'notKept')
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
      {problem && <span role="alert">{t(problem)}</span>}
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
