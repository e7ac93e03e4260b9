import type { DraftRow } from '#domain/draft/draft-view.ts'
import { isLikelyProblem, type Issue } from '#domain/draft/issues/issue.ts'
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
  /** A swap answers all that looks wrong of both cells; to send a cell as it is is the last resort. */
  readonly rank: 'swap' | 'better-value' | 'as-it-is'
}

const RANKS: readonly Fix['rank'][] = ['swap', 'better-value', 'as-it-is']

/** The fix that is the most use; undefined where there is none. */
export function bestFix(fixes: readonly Fix[]): Fix | undefined {
  return RANKS.flatMap((rank) => fixes.find((fix) => fix.rank === rank) ?? [])[0]
}

/** What an issue of a row offers to do about itself: a better value first, then to send the cell as it is. */
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
        run: () => draft.call('useProbableCourier', row.id),
        rank: 'better-value',
      })
    if ('linked' in issue && issue.linked !== null)
      add(t('details.takeNumber', { number: plainText(issue.linked) }), () =>
        draft.call('takeNumbers', [row.id]),
      )
    if ('offer' in issue && issue.offer !== null) {
      const { offer, parts } = issue
      const label =
        offer === 'join' ? t('details.join') : t('details.split', { count: parts.length })
      add(label, () => draft.call('fixSeveral', offer, [row.id]))
    }
    if (kind === 'scientific-notation')
      add(t('details.pasteAgain'), () => rePaste({ row: index, field }))
    if (kind === 'swapped') add(t('details.swap'), () => draft.call('swapRow', row.id), 'swap')
    if (isLikelyProblem(kind))
      add(t('fix.sendAsItIs'), () => draft.call('sendAsItIs', kind, [row.id]), 'as-it-is')
    return fixes
  }
}
