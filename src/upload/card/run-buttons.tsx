import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { NotifyButton } from './notify-button.tsx'
import { Button } from '#ui/button.tsx'
import styles from './upload-card.module.css'
import { useCountToSend } from './use-count-to-send.ts'

/** Buttons to notify, pause and stop. A paused upload is resumed from the strip below, which has the reason. */
export function RunButtons() {
  const t = useTranslations('upload')
  const { upload, view } = useUpload()
  const { kind } = view.status
  const left = useCountToSend()
  if (!view.canAct || kind === 'idle' || (kind === 'paused' && left === 0)) return null
  return (
    <div className={styles.buttons}>
      {kind !== 'paused' && <NotifyButton />}
      {kind !== 'paused' && (
        <Button
          icon="pause"
          aria-disabled={kind === 'pausing'}
          onClick={() => kind !== 'pausing' && upload.pause()}
        >
          {t('pause')}
        </Button>
      )}
      {left > 0 && (
        <Button icon="stop" onClick={upload.stop}>
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
