import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { isOpenKind, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { FaultCode } from '#domain/upload/explain-outcome.ts'

/** The entries that a receipt can have. */
export const RECEIPT_SCOPES = ['failed', 'open', 'all'] as const
export type ReceiptScope = (typeof RECEIPT_SCOPES)[number]

export type ReceiptFormat = 'xlsx' | 'csv'

/** The separator of a CSV file. Excel splits columns only at the separator of its locale. */
export const CSV_SEPARATORS = [',', ';'] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

/** The columns that a receipt adds after the user's own, in this order, followed by the code column. */
export const RECEIPT_COLUMNS = ['source', 'outcome', 'reason', 'time', 'toDo', 'shop'] as const
export type ReceiptColumn = (typeof RECEIPT_COLUMNS)[number]

/** The header of the code column, the same in every language, by which a receipt is recognised. */
export const CODE_HEADER = 'tracking-upload outcome'

/** All texts of a receipt, in the user's language, with `{…}` placeholders. */
export type ReceiptWords = {
  readonly columns: Readonly<Record<ReceiptColumn, string>>
  readonly fields: Readonly<Record<TrackingField, string>>
  readonly outcomes: Readonly<Record<OutcomeKind, string>>
  /** The next step for each outcome; empty without one. */
  readonly toDo: Readonly<Record<OutcomeKind, string>>
  /** Reasons other than faults and messages of the service. */
  readonly reasons: {
    readonly noReason: string
    readonly courierToo: string
    readonly otherCourier: string
    readonly otherOrder: string
    readonly candidates: string
    readonly noCandidates: string
    readonly unexplained: string
    readonly doubtUnexplained: string
    readonly since: string
    readonly notSent: string
    readonly markedAccepted: string
  }
  readonly faults: Readonly<Record<FaultCode, string>>
  /** By index into the upload's sources. */
  readonly sources: readonly string[]
  readonly courierName: 'name' | 'nameZhCn' | 'nameZhHk'
}

/** Returns the entries of a receipt, in the order of the upload. */
export function positionsOf(
  { outcomes }: Pick<UploadState, 'outcomes'>,
  scope: ReceiptScope,
): readonly Position[] {
  const positions: Position[] = []
  for (const [position, { kind }] of outcomes.entries()) {
    if (isWanted(kind, scope)) positions.push(position)
  }
  return positions
}

/** Returns the number of entries of a receipt, from the upload's counts. */
export function countOf(counts: UploadState['counts'], scope: ReceiptScope): number {
  const kinds = Object.entries(counts) as [OutcomeKind, number][]
  return kinds.reduce((sum, [kind, count]) => (isWanted(kind, scope) ? sum + count : sum), 0)
}

function isWanted(kind: OutcomeKind, scope: ReceiptScope): boolean {
  if (scope === 'all') return true
  return scope === 'failed' ? kind === 'failed' : isOpenKind(kind)
}
