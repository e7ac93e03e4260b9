import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** Stands there until the tab with the older version is closed or reloaded; then the page goes on by itself. */
export function OlderTab() {
  const t = useTranslations('shell')
  return (
    <main style={{ padding: 'var(--space-6)' }}>
      <Notice tone="info">{t('olderTab')}</Notice>
    </main>
  )
}
