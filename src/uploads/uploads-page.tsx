import { useRef } from 'react'
import { Link } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { History } from './history.tsx'
import styles from './history.module.css'
import { useCounting, useUploads } from '#shell/uploads/use-uploads.ts'

/** Uploads of this browser with their open work, and a search for entries by number. */
export function UploadsPage() {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const { data: uploads, isError, refetch } = useUploads()
  useCounting(uploads)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusRescue(() => heading.current?.focus())
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      {isError && (
        <Notice tone="bad" actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {!uploads && !isError && <p>{common('loading')}</p>}
      {uploads?.length === 0 && <EmptyHistory />}
      {uploads && uploads.length > 0 && <History uploads={uploads} />}
    </Page>
  )
}

function EmptyHistory() {
  const t = useTranslations('history')
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <Link href="/" className={buttonClasses('main')}>
        {t('emptyNext')}
      </Link>
    </div>
  )
}
