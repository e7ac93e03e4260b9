import { Texts } from '#i18n/texts.tsx'
import { Announcer } from '#ui/feedback/announcer.tsx'
import { ErrorBoundary } from '#app/shell/error-boundary.tsx'
import { Unable, type WhyUnable } from '#app/shell/unable.tsx'
import { type Spoken, useLanguage } from '#app/shell/use-language.ts'
import { Product, type ProductProps } from './product.tsx'

export type AppProps = {
  /** What the product runs on, or why it cannot. */
  readonly start:
    | ({ readonly kind: 'ready' } & Pick<ProductProps, 'services' | 'storage'>)
    | WhyUnable
  readonly spoken: Spoken
}

/** The roof: the language, the sentence for a wrong installation, and the product under it. */
export function App({ start, spoken: first }: AppProps) {
  const { spoken, choose, isMissing } = useLanguage(first)
  return (
    <Texts language={spoken.language} catalogue={spoken.catalogue}>
      <Announcer>
        <ErrorBoundary>
          {start.kind === 'ready' ? (
            <Product
              services={start.services}
              storage={start.storage}
              language={spoken.language}
              textsMissing={isMissing}
              onLanguage={(language) => void choose(language)}
            />
          ) : (
            <Unable why={start} />
          )}
        </ErrorBoundary>
      </Announcer>
    </Texts>
  )
}
