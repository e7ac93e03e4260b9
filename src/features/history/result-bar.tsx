import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { OUTCOME_LOOKS } from '#page/outcome-mark.tsx'
import type { EntryCounts } from '#records/list-uploads.ts'
import { StackedBar } from '#ui/feedback/stacked-bar.tsx'

/** How the entries of an upload stand, as a picture: the words beside it say what is left. */
export function ResultBar({ counts }: { readonly counts: EntryCounts }) {
  const t = useTranslations('common.outcomes')
  const format = useFormatter()
  const parts = OUTCOME_KINDS.map((kind) => ({
    key: kind,
    count: counts[kind],
    tone: OUTCOME_LOOKS[kind].tone,
    name: `${t(kind)} ${format.number(counts[kind])}`,
  }))
  return <StackedBar parts={parts} />
}
