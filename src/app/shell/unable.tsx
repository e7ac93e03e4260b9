import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { InstallationReading } from '#app/services.ts'

export type WhyUnable =
  | Exclude<InstallationReading, { kind: 'read' }>
  /** Until the tab with the older version is closed or reloaded. */
  | { readonly kind: 'older-tab' }

/** Why the product cannot start here; a wrong installation says it for the person who can fix it. */
export function Unable({ why }: { why: WhyUnable }) {
  const t = useTranslations('shell')
  if (why.kind === 'older-tab')
    return (
      <main style={{ padding: 'var(--space-6)' }}>
        <Notice tone="info">{t('olderTab')}</Notice>
      </main>
    )
  return (
    <main style={{ padding: 'var(--space-6)', display: 'grid', gap: 'var(--space-4)' }}>
      <h1>{t('installation.title')}</h1>
      <Notice tone="bad" actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}>
        {t(`installation.${why.kind}`)}
      </Notice>
      {why.kind === 'wrong' && <pre>{why.detail}</pre>}
    </main>
  )
}
