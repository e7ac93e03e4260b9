import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { isOpenKind, type OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { FaultCode } from './explain-outcome.ts'

/** Which entries a receipt has. */
export const RECEIPT_SCOPES = ['failed', 'open', 'all'] as const
export type ReceiptScope = (typeof RECEIPT_SCOPES)[number]

export type ReceiptFormat = 'xlsx' | 'csv'

/** The separator of a CSV: Excel opens it in columns where its country uses the same. */
export const CSV_SEPARATORS = [',', ';'] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

/** What a receipt adds to the person's own columns, in this order; the code column follows them. */
export const RECEIPT_COLUMNS = ['source', 'outcome', 'reason', 'time', 'toDo', 'shop'] as const
export type ReceiptColumn = (typeof RECEIPT_COLUMNS)[number]

/** Names the column of codes by which a receipt is known again, in every language the same. */
export const CODE_HEADER = 'tracking-upload outcome'

/** All texts of a receipt, in the language of the person. `{…}` in them is filled in. */
export type ReceiptWords = {
  readonly columns: Readonly<Record<ReceiptColumn, string>>
  readonly fields: Readonly<Record<TrackingField, string>>
  readonly outcomes: Readonly<Record<OutcomeKind, string>>
  /** What to do about an entry; empty where nothing is to be done. */
  readonly toDo: Readonly<Record<OutcomeKind, string>>
  /** Beside the sentences for faults, and those of the service. */
  readonly reasons: {
    readonly noReason: string
    readonly courierToo: string
    readonly otherCourier: string
    readonly candidates: string
    readonly noCandidates: string
    readonly unexplained: string
    readonly doubtUnexplained: string
    readonly since: string
    readonly notSent: string
    readonly markedAccepted: string
  }
  readonly faults: Readonly<Record<FaultCode, string>>
  /** By index into the sources of the upload. */
  readonly sources: readonly string[]
  readonly courierName: 'name' | 'nameZhCn' | 'nameZhHk'
}

/** The entries that a receipt has, in the order of the upload. */
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

/** How many entries a receipt has, by the counts of the upload. */
export function countOf(counts: UploadState['counts'], scope: ReceiptScope): number {
  const kinds = Object.entries(counts) as [OutcomeKind, number][]
  return kinds.reduce((sum, [kind, count]) => (isWanted(kind, scope) ? sum + count : sum), 0)
}

function isWanted(kind: OutcomeKind, scope: ReceiptScope): boolean {
  if (scope === 'all') return true
  return scope === 'failed' ? kind === 'failed' : isOpenKind(kind)
}
