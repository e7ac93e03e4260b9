import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { EverythingDialog } from './everything-dialog.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'

type DeleteEverythingProps = Pick<
  SettingsDeps,
  'records' | 'canAct' | 'isSending' | 'draftRows' | 'onDeleteEverything'
>

/** Makes the product as new in this browser, after two steps of yes. */
export function DeleteEverything({ onDeleteEverything, ...props }: DeleteEverythingProps) {
  const t = useTranslations('settings.everything')
  const announce = useAnnounce()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [result, setResult] = useState<'deleted' | 'notDeleted' | null>(null)
  const deleteAll = async () => {
    const isDone = await onDeleteEverything().catch(() => false)
    setResult(isDone ? 'deleted' : 'notDeleted')
    announce(t(isDone ? 'deleted' : 'notDeleted'))
    await client.invalidateQueries()
  }
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      {props.isSending && <p className={styles.muted}>{t('sending')}</p>}
      <div className={styles.line}>
        <Button
          look="danger"
          icon="trash"
          disabled={!props.canAct || props.isSending}
          onClick={() => setAsking(true)}
        >
          {t('delete')}
        </Button>
      </div>
      {result && <Notice tone={result === 'deleted' ? 'ok' : 'bad'}>{t(result)}</Notice>}
      {asking && (
        <EverythingDialog
          records={props.records}
          draftRows={props.draftRows}
          onYes={() => void deleteAll()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
