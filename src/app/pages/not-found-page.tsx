import { Link } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/notice.tsx'

export function NotFoundPage() {
  const t = useTranslations('shell')
  return (
    <Notice tone="info" actions={<Link href="/">{t('goToPrepare')}</Link>}>
      {t('notFound')}
    </Notice>
  )
}
