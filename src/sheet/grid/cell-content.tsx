import type { ReactNode } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { isIssue, isProblem } from '#domain/draft/row/issue.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Language } from '#i18n/languages.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useItemWords } from '#i18n/words/item-words.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { Icon } from '#ui/icon.tsx'
import { idOfIssue } from '#sheet/issues/issues-of-row.tsx'
import styles from './grid.module.css'

type NoteWords = {
  readonly byRule: string
  readonly cleaned: string
  readonly itemsOf: ReturnType<typeof useItemWords>
}

/** Returns the screen-reader note of a cell: filled in by a rule, changed by cleaning, ordered items. */
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

/** Number of lines merged into a row. The tooltip lists their items. */
export function LineCount({ row }: { readonly row: DraftRow }) {
  const t = useTranslations('prepare.sheet')
  const itemsOf = useItemWords()
  return (
    <span className={styles.lines} title={itemsOf(row.items)}>
      {t('lines', { count: row.lines })}
    </span>
  )
}

/** Returns the IDs of the texts about one cell in the Issue column, for its `aria-describedby`. */
export function idsOfIssues(row: DraftRow, field: TrackingField): string | undefined {
  const own = row.issues.filter((issue) => issue.field === field && isIssue(issue.kind))
  return own.length === 0 ? undefined : own.map((issue) => idOfIssue(row, issue)).join(' ')
}

/** Returns the tone of a cell; a problem takes precedence over a warning. */
export function toneOfCell({ issues }: DraftRow, field: TrackingField): 'bad' | 'warn' | undefined {
  const kinds = issues.filter((issue) => issue.field === field).map(({ kind }) => kind)
  if (kinds.some(isProblem)) return 'bad'
  return kinds.some(isIssue) ? 'warn' : undefined
}

/** Value, with a mark if cleaning changed it. */
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

/** Courier's name, if known, and its code. */
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
