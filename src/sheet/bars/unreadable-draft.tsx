import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { saveFile } from '#ui/save-file.ts'

/** Notice that the sheet of the last visit cannot be read. It stays until the user deletes it here. */
export function UnreadableDraft() {
  const t = useTranslations('prepare.lastSheet')
  const { records } = useServices()
  const { client, snapshot, canAct } = useDraft()
  if (!snapshot.isUnreadable) return null
  const download = async () => saveFile('sheet.json', await records.makeRawDraft())
  const actions = (
    <>
      <Button onClick={() => void download()}>{t('download')}</Button>
      <Button look="danger" disabled={!canAct} onClick={() => client.deleteUnreadable()}>
        {t('delete')}
      </Button>
    </>
  )
  return (
    <div role="alert">
      <Notice tone="bad" actions={actions}>
        {t('unreadable')}
      </Notice>
    </div>
  )
}
