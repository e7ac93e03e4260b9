import type { DraftRow } from '#domain/draft/draft-view.ts'
import { type Issue, LIKELY_PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { useRePaste } from './re-paste.tsx'

export type Fix = {
  readonly label: string
  /** What the courier of a code is called. */
  readonly name?: ReturnType<typeof mainName>
  readonly run: () => void
}

/** What an issue of a row offers to do about itself: a better value first, then to send the cell as it is. */
export function useFixes(): (row: DraftRow, index: number, issue: Issue) => readonly Fix[] {
  const t = useTranslations('prepare')
  const language = useLocale()
  const { draft } = useServices()
  const rePaste = useRePaste()
  return (row, index, { kind, field, offer, instead, probably, linked, parts }) => {
    const fixes: Fix[] = []
    const use = (value: string, name?: Fix['name']) =>
      fixes.push({
        label: t('details.useInstead', { number: plainText(value) }),
        run: () => draft.editCell(row.id, field, value),
        ...(name && { name }),
      })
    const add = (label: string, run: () => void) => fixes.push({ label, run })
    const likely = LIKELY_PROBLEM_KINDS.find((one) => one === kind)
    if (instead !== null) use(instead)
    if (probably !== null) use(probably.key, mainName(probably, language))
    if (linked !== null)
      add(t('details.takeNumber', { number: plainText(linked) }), () =>
        draft.call('takeNumbers', [row.id]),
      )
    if (offer !== null) {
      const label =
        offer === 'join' ? t('details.join') : t('details.split', { count: parts.length })
      add(label, () => draft.call('fixSeveral', offer, [row.id]))
    }
    if (kind === 'scientific-notation')
      add(t('details.pasteAgain'), () => rePaste({ row: index, field }))
    if (kind === 'swapped') add(t('details.swap'), () => draft.call('swapRow', row.id))
    if (kind === 'same-row-twice' && row.skipped)
      add(t('details.keepCopy'), () => draft.call('keepCopy', [row.id]))
    if (likely !== undefined)
      add(t('fix.sendAsItIs'), () => draft.call('sendAsItIs', likely, [row.id]))
    return fixes
  }
}
