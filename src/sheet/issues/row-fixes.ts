import type { DraftRow } from '#domain/draft/draft-view.ts'
import { isLikelyProblem, type Issue } from '#domain/draft/row/issue.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#shell/services.ts'
import { useRePaste } from './re-paste.tsx'

export type Fix = {
  readonly label: string
  /** Name of the courier, if the fix sets its code. */
  readonly name?: ReturnType<typeof mainName>
  readonly run: () => void
  /** A swap comes first, since it fixes both cells; sending a cell as it is comes last. */
  readonly rank: 'swap' | 'better-value' | 'as-it-is'
}

const RANKS: readonly Fix['rank'][] = ['swap', 'better-value', 'as-it-is']

/** Returns the most useful fix, or undefined if there is none. */
export function bestFix(fixes: readonly Fix[]): Fix | undefined {
  return RANKS.flatMap((rank) => fixes.find((fix) => fix.rank === rank) ?? [])[0]
}

/** Returns the fixes for an issue of a row: better values first, then sending the cell as it is. */
export function useFixes(): (row: DraftRow, index: number, issue: Issue) => readonly Fix[] {
  const t = useTranslations('prepare')
  const language = useLocale()
  const { draft } = useServices()
  const rePaste = useRePaste()
  return (row, index, issue) => {
    const { kind, field } = issue
    const fixes: Fix[] = []
    const add = (label: string, run: () => void, rank: Fix['rank'] = 'better-value') =>
      fixes.push({ label, run, rank })
    const use = (value: string) => t('details.useInstead', { number: plainText(value) })
    if ('instead' in issue && issue.instead !== null) {
      const { instead } = issue
      add(use(instead), () => draft.editCell(row.id, field, instead))
    }
    if ('probably' in issue && issue.probably !== null)
      fixes.push({
        label: use(issue.probably.key),
        name: mainName(issue.probably, language),
        run: () => draft.takeProbableCourier(row.id),
        rank: 'better-value',
      })
    if ('linked' in issue && issue.linked !== null)
      add(t('details.takeNumber', { number: plainText(issue.linked) }), () =>
        draft.takeNumbers([row.id]),
      )
    if ('offer' in issue && issue.offer !== null) {
      const { offer, parts } = issue
      const label =
        offer === 'join' ? t('details.join') : t('details.split', { count: parts.length })
      add(label, () => draft.fixSeveral(offer, [row.id]))
    }
    if (kind === 'scientific-notation')
      add(t('details.pasteAgain'), () => rePaste({ row: index, field }))
    if (kind === 'swapped') add(t('details.swap'), () => draft.swapRow(row.id), 'swap')
    if (isLikelyProblem(kind))
      add(t('fix.sendAsItIs'), () => draft.sendAsItIs(kind, [row.id]), 'as-it-is')
    return fixes
  }
}
