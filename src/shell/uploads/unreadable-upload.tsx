import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useCanAct, useServices } from '#shell/services.ts'
import { type ListedUpload, unreadableUpload } from '#worker/records/list-uploads.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import { DeleteDialog } from './delete-upload.tsx'

export type UnreadableProps = { readonly upload: ListedUpload; readonly onDelete: () => void }

/** Notice in place of the page of an upload that cannot be read. */
export function UnreadableNotice({ id }: { readonly id: string }) {
  const t = useTranslations('history.unreadable')
  const { uploads } = useServices()
  const deleting = useMutation({
    mutationFn: async () => uploads?.remove([id]),
    meta: { changes: ['uploads'] },
  })
  const actions = (
    <UnreadableActions upload={unreadableUpload(id)} onDelete={() => deleting.mutate()} />
  )
  return (
    <Notice tone="bad" actions={actions}>
      {t('text')}
    </Notice>
  )
}

/** Saves or deletes an upload that cannot be read. */
export function UnreadableActions({ upload, onDelete }: UnreadableProps) {
  const t = useTranslations('history')
  const { records } = useServices()
  const canAct = useCanAct()
  const [isAsking, setAsking] = useState(false)
  const name = useUnreadableName()(upload)
  const { id } = upload.header
  const download = useMutation({
    mutationFn: async () => saveFile(`${id}.json`, await records.makeRawUpload({ id })),
  })
  return (
    <>
      <Button
        icon="download"
        aria-label={t('unreadable.downloadOne', { name })}
        onClick={() => download.mutate()}
      >
        {t('unreadable.download')}
      </Button>
      {download.isError && <span role="alert">{t('unreadable.notDownloaded')}</span>}
      <Button
        icon="trash"
        aria-label={t('deleteTitle', { name })}
        disabled={!canAct}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      {isAsking && (
        <DeleteDialog
          upload={upload}
          name={name}
          onDelete={onDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Returns a function that names an upload by its sources, or by the start of its ID if its header cannot be read. */
export function useUnreadableName(): (upload: ListedUpload) => string {
  const t = useTranslations('history.unreadable')
  const nameOf = useUploadName()
  return ({ header }) =>
    header.sources.length > 0 ? nameOf(header) : t('name', { id: header.id.slice(0, 8) })
}
