import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { ActionName } from '#domain/draft/draft-view.ts'
import type { Runs } from '#domain/draft/table/row-order.ts'
import type { SourceFacts } from '#domain/draft/source-facts.ts'

/** Values that one column has at some slots. */
export type CellValues = {
  readonly values: readonly string[]
  /** What the sheet had, where cleaning changed it; null: in none of these cells. */
  readonly originals: readonly (string | null)[] | null
  /** What the person said of them: see entry-table.ts; without it, nothing. */
  readonly marks?: readonly number[] | null
}

/** One thing that happens to the sheet. Each has an inverse, and none copies the rows that it moves. */
export type Change =
  | { readonly kind: 'insert'; readonly runs: Runs }
  | { readonly kind: 'remove'; readonly runs: Runs }
  | {
      readonly kind: 'set'
      readonly field: TrackingField
      readonly slots: readonly number[]
      readonly before: CellValues
      readonly after: CellValues
    }
  /** Exact copies that the person keeps, or that are skipped again. */
  | { readonly kind: 'keep'; readonly slots: readonly number[]; readonly keeps: boolean }
  | {
      readonly kind: 'source'
      readonly sourceId: number
      readonly before: SourceFacts
      readonly after: SourceFacts
    }

/** What one command of the person did, under the name by which it is undone. */
export type Action = { readonly name: ActionName; readonly changes: readonly Change[] }
