import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useCanAct } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useHandOverFile, useIsFileMissing } from './use-hand-over-file.ts'

/** Notice that a colleague continues this upload, with a button to take it back after a warning. */
export function HandedOver() {
  const t = useTranslations('upload.handOver')
  const when = useWhen()
  const { upload, view } = useUpload()
  const canAct = useCanAct()
  const [asks, setAsks] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const { mutate: save } = useHandOverFile()
  const isMissing = useIsFileMissing()
  const { handedOver } = view.state
  if (handedOver === null) return null
  const takeBack = async () => {
    await upload.endHandOver()
    setStuck(upload.getSnapshot().state.handedOver !== null)
  }
  return (
    <Notice
      tone="info"
      actions={
        canAct && (
          <>
            <Button onClick={() => save(handedOver.file)}>{t('again')}</Button>
            <Button onClick={() => setAsks(true)}>{t('takeBack')}</Button>
          </>
        )
      }
    >
      {t('done', { when: when(handedOver.at) })}{' '}
      <span role="alert">
        {isMissing && t('notSaved')} {isStuck && t('notTakenBack')}
      </span>
      {asks && (
        <ConfirmDialog
          title={t('takeBackTitle')}
          yes={t('takeBackYes')}
          look="danger"
          onYes={() => void takeBack()}
          onClose={() => setAsks(false)}
        >
          <p>{t('takeBackText')}</p>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
