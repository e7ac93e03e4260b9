import type { ReactNode } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { isIssue, isProblem } from '#domain/draft/issues/issue.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Language } from '#i18n/languages.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useItemWords } from '#i18n/words/item-words.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { Icon } from '#ui/icon.tsx'
import { idOfIssue } from '#features/draft/issues/issues-of-row.tsx'
import styles from '#features/draft/draft.module.css'

type NoteWords = {
  readonly byRule: string
  readonly cleaned: string
  readonly itemsOf: ReturnType<typeof useItemWords>
}

/** What is read out with a cell: that cleaning or a rule filled it in, and what was ordered. */
export function noteOfCell(
  row: DraftRow,
  key: TrackingField,
  words: NoteWords,
): string | undefined {
  if (key === 'courier' && row.isFilledByRule) return words.byRule
  const cleaned = row.originals[key] === undefined ? undefined : words.cleaned
  const items = key === 'orderId' && row.lines > 1 ? words.itemsOf(row.items) : undefined
  return [cleaned, items].filter((part) => part !== undefined).join(', ') || undefined
}

/** How many lines are folded into a row; what they are, under the pointer. */
export function LineCount({ row }: { readonly row: DraftRow }) {
  const t = useTranslations('prepare.sheet')
  const itemsOf = useItemWords()
  return (
    <span className={styles.lines} title={itemsOf(row.items)}>
      {t('lines', { count: row.lines })}
    </span>
  )
}

/** The words of the Issue column that are about one cell: for who comes to it with a screen reader. */
export function idsOfIssues(row: DraftRow, field: TrackingField): string | undefined {
  const own = row.issues.filter((issue) => issue.field === field && isIssue(issue.kind))
  return own.length === 0 ? undefined : own.map((issue) => idOfIssue(row, issue)).join(' ')
}

/** The colour of a cell: that of a problem rather than of a warning. */
export function toneOfCell({ issues }: DraftRow, field: TrackingField): 'bad' | 'warn' | undefined {
  const kinds = issues.filter((issue) => issue.field === field).map(({ kind }) => kind)
  if (kinds.some(isProblem)) return 'bad'
  return kinds.some(isIssue) ? 'warn' : undefined
}

/** A value, marked where cleaning changed what the sheet had. */
export function cleanedValue(value: ReactNode, original: string | undefined): ReactNode {
  return (
    <>
      <span className="cut">{value}</span>
      {original !== undefined && (
        <span className={styles.cleaned} title={plainText(original)} aria-hidden="true" />
      )}
    </>
  )
}

/** What a courier is called where that is known, and its code. */
export function namedCourier(
  { courierNames, isFilledByRule }: DraftRow,
  value: ReactNode,
  byRule: string,
  language: Language,
): ReactNode {
  const name = courierNames && mainName(courierNames, language)
  const code = (
    <>
      {isFilledByRule && (
        <span className={styles.byRule} title={byRule} aria-hidden="true">
          <Icon name="gear" size={12} />
        </span>
      )}
      {value}
    </>
  )
  if (!name) return code
  return (
    <>
      <span className={styles.courierName} lang={name.lang}>
        {name.text}
      </span>{' '}
      <span className={styles.courierCode}>{code}</span>
    </>
  )
}
