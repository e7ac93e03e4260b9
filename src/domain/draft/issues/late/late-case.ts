import type { SourceFacts } from '#domain/draft/kept-draft.ts'
import type { EntryCells } from '#domain/entry/tracking-entry.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { LabelReading } from '#domain/formats/read-label.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { Decisions } from '#domain/draft/row.ts'
import type { RowFacts } from '#domain/draft/row-facts.ts'

/** What is known of the sheet that a row came from; nothing for an entry of no sheet. */
export type AboutSheet = Pick<SourceFacts, 'match' | 'confirmed' | 'mixesStatuses'> | undefined

/** The cells of an entry, and what its late checks need to know. */
export type Case = {
  readonly cells: EntryCells
  readonly facts: RowFacts
  readonly decisions: Decisions | undefined
  readonly knowledge: Knowledge
  readonly sheet: AboutSheet
  /** What the tracking cell says as the barcode of a label; null where it is none. */
  readonly label: LabelReading | null
  /** What the tracking cell holds beside one number; null where it is one. */
  readonly numbers: NumbersInCell | null
}
