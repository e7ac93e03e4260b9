import { Texts } from '#i18n/texts.tsx'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ErrorBoundary } from '#app/shell/error-boundary.tsx'
import { InstallationProblem } from '#app/shell/installation-problem.tsx'
import type { InstallationReading } from './load-installation.ts'
import { Product } from './product.tsx'
import { OlderTab } from '#app/shell/older-tab.tsx'
import type { Services } from './services.ts'
import { type Spoken, useLanguage } from '#app/shell/use-language.ts'

export type AppProps = {
  /** What the product runs on, or why it cannot. */
  readonly start:
    | Services
    | Exclude<InstallationReading, { kind: 'read' }>
    | { readonly kind: 'older-tab' }
  readonly spoken: Spoken
}

/** The roof: the language, the sentence for a wrong installation, and the product under it. */
export function App({ start, spoken: first }: AppProps) {
  const { spoken, choose, isMissing } = useLanguage(first)
  return (
    <Texts language={spoken.language} catalogue={spoken.catalogue}>
      <Announcer>
        <ErrorBoundary>
          {'kind' in start ? (
            <Unable start={start} />
          ) : (
            <Product
              services={start}
              language={spoken.language}
              textsMissing={isMissing}
              onLanguage={(language) => void choose(language)}
            />
          )}
        </ErrorBoundary>
      </Announcer>
    </Texts>
  )
}

function Unable({ start }: { start: Exclude<AppProps['start'], Services> }) {
  return start.kind === 'older-tab' ? <OlderTab /> : <InstallationProblem reading={start} />
}
