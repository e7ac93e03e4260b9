import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { InstallationReading } from '#app/load-installation.ts'

type InstallationProblemProps = { readonly reading: Exclude<InstallationReading, { kind: 'read' }> }

/** The page of a product that was set up wrongly: what is wrong, for the person who can mend it. */
export function InstallationProblem({ reading }: InstallationProblemProps) {
  const t = useTranslations('shell')
  return (
    <main style={{ padding: 'var(--space-6)', display: 'grid', gap: 'var(--space-4)' }}>
      <h1>{t('installation.title')}</h1>
      <Notice tone="bad" actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}>
        {t(`installation.${reading.kind}`)}
      </Notice>
      {reading.kind === 'wrong' && <pre>{reading.detail}</pre>}
    </main>
  )
}
