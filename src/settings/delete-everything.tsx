import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { recordQueries } from '#shell/queries.ts'
import { useDraft, useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './settings.module.css'

type DeleteEverythingProps = { readonly onYes: () => void; readonly onClose: () => void }

/** Lists what will be deleted and what is still open. The user confirms with a check box and a button. */
export function DeleteEverything({ onYes, onClose }: DeleteEverythingProps) {
  const t = useTranslations('settings.everything')
  const common = useTranslations('common')
  const { rowCount: rows } = useDraft().snapshot
  const [isSure, setSure] = useState(false)
  const { data, isPending } = useQuery({
    ...recordQueries(useServices()).planCleaning({ before: Infinity }),
    // The dialog keeps showing the data as it was when it opened.
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
        <Notice tone="warn">{t('stillOpen', { count: data.openEntries })}</Notice>
      )}
      <p className="quiet">{t('stays')}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className="check"
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
        />
        <span>{t('sure')}</span>
      </label>
    </Dialog>
  )
}
