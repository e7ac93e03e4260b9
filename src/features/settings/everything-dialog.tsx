import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { SettingsDeps } from './settings-deps.ts'
import styles from './settings.module.css'

type EverythingDialogProps = Pick<SettingsDeps, 'records' | 'draftRows'> & {
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Says what goes and what of it is still open; the tick is the first yes, the button the second. */
export function EverythingDialog({ records, draftRows, onYes, onClose }: EverythingDialogProps) {
  const t = useTranslations('settings.everything')
  const common = useTranslations('common')
  const [isSure, setIsSure] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: ['cleaning', 'everything'],
    queryFn: ({ signal }) => records.ask('planCleaning', { before: Infinity }, { signal }),
    networkMode: 'always',
    retry: 0,
    gcTime: 0,
  })
  const uploads = data ? data.finished.length + data.open.length : null
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
      {uploads !== null && <p>{t('goes', { uploads, rows: draftRows })}</p>}
      {data && data.openEntries > 0 && (
        <Notice tone="warn">{t('open', { count: data.openEntries })}</Notice>
      )}
      <p>{t('stays')}</p>
      <label className={styles.tick}>
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
