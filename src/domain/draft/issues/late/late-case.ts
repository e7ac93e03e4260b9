import type { ColumnForms } from '#domain/formats/column-form.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { EntryCells } from '#domain/entry/tracking-entry.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { NumberContext } from '#domain/formats/number-knowledge.ts'
import type { LabelReading } from '#domain/formats/read-label.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { Decisions } from '#domain/draft/row/row.ts'
import type { RowFacts } from '#domain/draft/row/row-facts.ts'

/** Facts of the sheet that a row came from, with the forms of its columns; undefined for an entry without a sheet. */
export type AboutSheet =
  | {
      readonly confirmed: SourceFacts['confirmed'] | undefined
      readonly mixesStatuses: true | undefined
      readonly forms: ColumnForms | undefined
    }
  | undefined

/** The cells of an entry, with the context for its late checks. */
export type Case = {
  readonly cells: EntryCells
  readonly facts: RowFacts
  readonly decisions: Decisions | undefined
  readonly knowledge: Knowledge
  readonly sheet: AboutSheet
  /** The code of the row's courier, and the form of the column with its number. */
  readonly context: NumberContext
  /** The tracking cell read as a label's barcode; null when it isn't one. */
  readonly label: LabelReading | null
  /** The numbers in the tracking cell, if it isn't just one number; null when it is. */
  readonly numbers: NumbersInCell | null
}
