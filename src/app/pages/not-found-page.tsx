import { Link } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'

export function NotFoundPage() {
  const t = useTranslations('shell')
  return (
    <>
      <h1>{t('notFound')}</h1>
      <Notice tone="info">
        <Link href="/">{t('goToPrepare')}</Link>
      </Notice>
    </>
  )
}
