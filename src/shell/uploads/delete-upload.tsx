import { OPEN_KINDS } from '#domain/upload/outcome.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { EntryCounts, ListedUpload } from '#worker/records/list-uploads.ts'

type DeleteDialogProps = {
  readonly upload: ListedUpload
  readonly name: string
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks before an upload is deleted, and says what will be lost. */
export function DeleteDialog({ upload, name, onDelete, onClose }: DeleteDialogProps) {
  const t = useTranslations('history')
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      yes={t('deleteYes')}
      look="danger"
      onYes={onDelete}
      onClose={onClose}
    >
      <p>
        {upload.isUnreadable
          ? t('unreadable.deleteText')
          : t('deleteText', { count: upload.header.entryCount })}
      </p>
      {upload.counts && <StillOpen counts={upload.counts} />}
    </ConfirmDialog>
  )
}

function StillOpen({ counts }: { counts: EntryCounts }) {
  const t = useTranslations('history')
  const outcome = useTranslations('common.outcomes')
  const format = useFormatter()
  const kinds = OPEN_KINDS.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return null
  const count = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const named = kinds.map((kind) => `${outcome(kind)} ${format.number(counts[kind])}`)
  return <Notice tone="warn">{t('deleteOpen', { count, kinds: format.list(named) })}</Notice>
}
