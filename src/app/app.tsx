import { QueryClientContext } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LaterTexts } from '#i18n/catalogue-type.ts'
import { joinTexts } from '#i18n/join-texts.ts'
import { Texts } from '#i18n/texts.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { LanguageChoice } from '#shell/preferences/language-choice.ts'
import { type StageTwoArrival, StageTwoContext } from '#shell/loading/stage-two.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { type Spoken, useLanguage } from '#shell/preferences/use-language.ts'
import type { Fetched } from './fetch-stage-two.ts'
import { Product, type ProductProps } from './product.tsx'
import type { InstallationReading } from './installation.ts'
import { useScanGuard } from '#ui/scanner/use-scan-guard.ts'
import { useMovedNodes } from '#ui/use-moved-nodes.ts'
import { useArrival } from './use-arrival.ts'

export type AppProps = {
  /** Services of the app, or the reason why it cannot start. */
  readonly start:
    | ({ readonly kind: 'ready' } & Pick<ProductProps, 'services' | 'storage' | 'handOvers'>)
    | WhyUnable
  readonly spoken: Spoken
  /** Second stage, if it has been fetched because the first render needs it. */
  readonly fetched: Fetched | null
}

/**
 * Root component. When the second stage arrives, the same tree gets its texts and queries: typed text and focus stay.
 */
export function App({ start, spoken: first, fetched }: AppProps) {
  const { spoken, choose, isMissing } = useLanguage(first)
  const { texts, stageTwo } = useArrival(fetched)
  useScanGuard()
  useMovedNodes()
  const catalogue = useMemo(() => wholeTexts(spoken, texts), [spoken, texts])
  return (
    <Texts language={spoken.language} catalogue={catalogue}>
      <ErrorBoundary>
        <Announcer>
          {start.kind === 'ready' ? (
            <StageTwoContext value={stageTwo}>
              <QueryClientContext value={queriesOf(stageTwo)}>
                <LanguageChoice value={choose}>
                  <Product
                    services={start.services}
                    storage={start.storage}
                    handOvers={start.handOvers}
                    textsMissing={isMissing}
                  />
                </LanguageChoice>
              </QueryClientContext>
            </StageTwoContext>
          ) : (
            <Unable why={start} />
          )}
        </Announcer>
      </ErrorBoundary>
    </Texts>
  )
}

const wholeTexts = ({ firstPage, later }: Spoken, arrived: LaterTexts | null) => {
  const rest = later ?? arrived
  return rest ? joinTexts(firstPage, rest) : firstPage
}

const queriesOf = ({ arrival }: StageTwoArrival) =>
  arrival.kind === 'here' ? arrival.stage.queries : undefined

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
