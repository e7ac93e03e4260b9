import { useState } from 'react'
import { OPEN_KINDS } from '#domain/upload/outcome.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { EntryCounts, ListedUpload } from '#records/list-uploads.ts'

type DeleteUploadProps = {
  readonly upload: ListedUpload
  readonly name: string
  /** Tells uploads of one name apart. */
  readonly when: string
  readonly disabled: boolean
  readonly onDelete: () => void
}

/** Deletes an upload after one question, which says what goes. */
export function DeleteUpload({ upload, name, when, disabled, onDelete }: DeleteUploadProps) {
  const t = useTranslations('history')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        icon="trash"
        iconOnly
        aria-label={when === '' ? t('deleteTitle', { name }) : t('delete', { name, when })}
        disabled={disabled}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={t('deleteTitle', { name })}
          yes={t('deleteYes')}
          look="danger"
          onYes={onDelete}
          onClose={() => setAsking(false)}
        >
          <p>
            {upload.isUnreadable
              ? t('unreadable.deleteText')
              : t('deleteText', { count: upload.header.entryCount })}
          </p>
          {upload.counts && <StillOpen counts={upload.counts} />}
        </ConfirmDialog>
      )}
    </>
  )
}

function StillOpen({ counts }: { counts: EntryCounts }) {
  const t = useTranslations('history')
  const outcome = useTranslations('common.outcome')
  const format = useFormatter()
  const kinds = OPEN_KINDS.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return null
  const count = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const named = kinds.map((kind) => `${outcome(kind)} ${format.number(counts[kind])}`)
  return <Notice tone="warn">{t('deleteOpen', { count, kinds: format.list(named) })}</Notice>
}
