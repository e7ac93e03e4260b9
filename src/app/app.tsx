import { QueryClientContext } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { LaterTexts } from '#i18n/catalogue-type.ts'
import { joinTexts } from '#i18n/join-texts.ts'
import { Texts } from '#i18n/texts.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { LanguageChoice } from '#shell/preferences/language-choice.ts'
import { loadLater, useArrived } from '#shell/later.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { type Spoken, useLanguage } from '#shell/preferences/use-language.ts'
import { Product, type ProductProps } from './product.tsx'
import type { InstallationReading } from './installation.ts'
import { useScanGuard } from '#ui/scanner/use-scan-guard.ts'
import { useMovedNodes } from '#ui/use-moved-nodes.ts'

export type AppProps = {
  /** Services of the app, or the reason why it cannot start. */
  readonly start:
    | ({ readonly kind: 'ready' } & Pick<ProductProps, 'services' | 'storage' | 'handOvers'>)
    | WhyUnable
  readonly spoken: Spoken
}

/** Root component. When the other texts and the queries arrive, the same tree gets them: typed text and focus stay. */
export function App({ start, spoken: first }: AppProps) {
  const { spoken, choose, isMissing } = useLanguage(first)
  const arrived = useArrived()
  // A failure is ignored here: the rest is loaded again when it is needed, and then reported.
  useEffect(() => whenQuiet(() => void loadLater().catch(() => undefined)), [])
  useScanGuard()
  useMovedNodes()
  const catalogue = useMemo(() => wholeTexts(spoken, arrived?.texts), [spoken, arrived])
  return (
    <Texts language={spoken.language} catalogue={catalogue}>
      <ErrorBoundary>
        <Announcer>
          {start.kind === 'ready' ? (
            <QueryClientContext value={arrived?.queries}>
              <LanguageChoice value={choose}>
                <Product
                  services={start.services}
                  storage={start.storage}
                  handOvers={start.handOvers}
                  textsMissing={isMissing}
                />
              </LanguageChoice>
            </QueryClientContext>
          ) : (
            <Unable why={start} />
          )}
        </Announcer>
      </ErrorBoundary>
    </Texts>
  )
}

const wholeTexts = ({ firstPage, later }: Spoken, arrived: LaterTexts | undefined) => {
  const rest = later ?? arrived
  return rest ? joinTexts(firstPage, rest) : firstPage
}

/** Delay for Safari, which lacks `requestIdleCallback`. By then the page has what it needs. */
const AMPLE_MS = 300

/** Calls `begin` once the browser is idle. Returns a function that cancels the call. */
function whenQuiet(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(begin, AMPLE_MS)
  return () => clearTimeout(timer)
}

type WhyUnable =
  | Exclude<InstallationReading, { kind: 'read' }>
  /** Shown until the tab with the older version is closed or reloaded. */
  | { readonly kind: 'older-tab' }

/** Reason why the product cannot start. A wrong installation has details for the administrator. */
function Unable({ why }: { why: WhyUnable }) {
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
