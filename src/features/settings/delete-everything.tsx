import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { recordQuery } from '#page/queries.ts'
import { useActiveUpload, useCanAct, useDraft, useServices } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './settings.module.css'

/** Makes the product as new in this browser, after two steps of yes. */
export function DeleteEverything() {
  const t = useTranslations('settings.everything')
  const canAct = useCanAct()
  const isSending = useActiveUpload() !== null
  const [asking, setAsking] = useState(false)
  const deletion = useDeletion()
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      {isSending && <p className={styles.muted}>{t('sending')}</p>}
      <div className={styles.line}>
        <Button
          look="danger"
          icon="trash"
          disabled={!canAct || isSending}
          onClick={() => setAsking(true)}
        >
          {t('delete')}
        </Button>
      </div>
      {deletion.isSuccess && <Notice tone="ok">{t('deleted')}</Notice>}
      {deletion.isError && <Notice tone="bad">{t('notDeleted')}</Notice>}
      {asking && (
        <EverythingDialog onYes={() => deletion.mutate()} onClose={() => setAsking(false)} />
      )}
    </Card>
  )
}

function useDeletion() {
  const t = useTranslations('settings.everything')
  const announce = useAnnounce()
  const { uploads, draft } = useServices()
  return useMutation({
    mutationFn: async () => {
      const isDone = await uploads?.clear(() => draft.ask('forgetEverything'))
      if (!isDone) throw new Error('An upload is being sent, or another tab has taken over.')
    },
    onSuccess: () => announce(t('deleted')),
    onError: () => announce(t('notDeleted')),
  })
}

type EverythingDialogProps = { readonly onYes: () => void; readonly onClose: () => void }

/** Says what goes and what of it is still open; the checkbox is the first yes, the button the second. */
function EverythingDialog({ onYes, onClose }: EverythingDialogProps) {
  const t = useTranslations('settings.everything')
  const common = useTranslations('common')
  const { entryCount: rows } = useDraft().snapshot
  const [isSure, setIsSure] = useState(false)
  const { data, isPending } = useQuery({
    ...recordQuery(useServices(), 'planCleaning', { before: Infinity }),
    // What goes is said as it is at the moment of the question.
    gcTime: 0,
  })
  return (
    <Dialog
      title={t('question')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="danger"
            disabled={!isSure || isPending}
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {t('yes')}
          </Button>
        </>
      }
    >
      {data && <p>{t('goes', { uploads: data.finished.length + data.open.length, rows })}</p>}
      {data && data.openEntries > 0 && (
        <Notice tone="warn">{t('open', { count: data.openEntries })}</Notice>
      )}
      <p>{t('stays')}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isSure}
          onChange={(event) => setIsSure(event.target.checked)}
        />
        <span>{t('sure')}</span>
      </label>
    </Dialog>
  )
}
