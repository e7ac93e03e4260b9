import { Suspense } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { LaterTexts } from '#page/later-texts.tsx'
import type { IssueLine } from '#features/draft/use-sheet.ts'

type AboutProps = { readonly kind: IssueLine; readonly className?: string }

/** What a kind of issue means, in one sentence, and what to do about it; its texts come after the first page. */
export function AboutKind(props: AboutProps) {
  return (
    <Suspense>
      <LaterTexts>
        <Sentence {...props} />
      </LaterTexts>
    </Suspense>
  )
}

function Sentence({ kind, ...look }: AboutProps) {
  const t = useTranslations('aboutIssues')
  return <p {...look}>{t(kind)}</p>
}
