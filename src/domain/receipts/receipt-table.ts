import {
  OPTIONAL_FIELDS,
  REQUIRED_FIELDS,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Outcome, Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import {
  explainOutcome,
  type OutcomeWords,
  timeOfOutcome,
  codeOfFault,
} from '#domain/upload/explain-outcome.ts'
import { type MergedColumn, mergeColumns, type SheetRows } from './merge-columns.ts'
import { CODE_HEADER, RECEIPT_COLUMNS, type ReceiptColumn, type ReceiptWords } from './receipt.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/fault.ts'

export type Cells = readonly string[]
/** A header and its rows, created lazily. */
export type Table = { readonly header: Cells; readonly rows: Iterable<Cells> }

export type ReceiptContent = {
  readonly state: Pick<UploadState, 'entries' | 'outcomes' | 'choices'>
  readonly positions: readonly Position[]
  /** Returns the place of an entry in the user's sheets. */
  readonly placeOf: (position: Position) => { readonly sheet: number; readonly row: number }
  /** By index into the upload's sources; null when the sheet is not kept. */
  readonly sheets: readonly (SheetRows | null)[]
  readonly words: ReceiptWords
  /** The name of the upload's shop, if it has one. */
  readonly shop: string | undefined
  readonly formatTime: (at: Timestamp) => string
}

/**
 * Creates the table of a receipt: the user's own columns, with the values as last sent or corrected, and the outcome of
 * each entry. Every entry is one row, also when its sheet is not kept.
 */
export function makeReceiptTable(content: ReceiptContent): Table {
  const { words, sheets } = content
  const columns = mergeColumns(sheets, neededFields(content), words.fields)
  const added = RECEIPT_COLUMNS.filter((column) => isNeeded(column, content))
  const headers = columns.map(({ header }) => header)
  return {
    header: [...headers, ...added.map((column) => words.columns[column]), CODE_HEADER],
    rows: makeRows(content, columns, added),
  }
}

/** A single sheet needs no source column, and an upload without a shop no shop column. */
function isNeeded(column: ReceiptColumn, { sheets, shop }: ReceiptContent): boolean {
  if (column === 'source') return sheets.length > 1
  return column !== 'shop' || shop !== undefined
}

/** Includes the courier when an entry needs one, so that the user can fill it in. */
function neededFields(content: ReceiptContent): ReadonlySet<TrackingField> {
  const { state, positions, sheets } = content
  if (sheets.every((sheet) => sheet === null)) return new Set(TRACKING_FIELDS)
  const needed = new Set<TrackingField>(REQUIRED_FIELDS)
  for (const position of positions) {
    if (state.outcomes[position]?.kind === 'courier-needed') needed.add('courier')
    for (const field of OPTIONAL_FIELDS) {
      if (valueOf(state, position, field) !== '') needed.add(field)
    }
  }
  return needed
}

/** Returns a field's value; a courier that was chosen but not sent yet counts. */
function valueOf(
  { entries, choices }: ReceiptContent['state'],
  position: Position,
  field: TrackingField,
): string {
  const chosen = field === 'courier' ? choices.get(position) : undefined
  return chosen ?? entries.at(position)?.[field] ?? ''
}

function* makeRows(
  content: ReceiptContent,
  columns: readonly MergedColumn[],
  added: readonly ReceiptColumn[],
): Generator<Cells> {
  const { state, positions, placeOf, sheets } = content
  const reasons = wordsOfReceipt(content.words)
  for (const position of positions) {
    const outcome = state.outcomes[position]
    if (outcome === undefined) continue
    const place = placeOf(position)
    const own = sheets[place.sheet]?.rows.get(place.row) ?? []
    const cells = columns.map(({ field, from }) =>
      field === null ? (own[from[place.sheet] ?? -1] ?? '') : valueOf(state, position, field),
    )
    for (const column of added) cells.push(tell(column, content, reasons, outcome, place.sheet))
    cells.push(outcome.kind)
    yield cells
  }
}

function tell(
  column: ReceiptColumn,
  { words, shop, formatTime }: ReceiptContent,
  reasons: OutcomeWords,
  outcome: Outcome,
  sheet: number,
): string {
  switch (column) {
    case 'source':
      return words.sources[sheet] ?? ''
    case 'outcome':
      return words.outcomes[outcome.kind]
    case 'reason':
      return explainOutcome(outcome, reasons)
    case 'time': {
      const at = timeOfOutcome(outcome)
      return at === null ? '' : formatTime(at)
    }
    case 'toDo':
      return words.toDo[outcome.kind]
    case 'shop':
      return shop ?? ''
  }
}

/** Returns the sentences of a receipt, without times, which have a column of their own. */
function wordsOfReceipt({ reasons, faults, courierName }: ReceiptWords): OutcomeWords {
  const reason = (message: string | null) => message ?? reasons.noReason
  const faultWords = (fault: Fault) => {
    const sentence = fill(faults[codeOfFault(fault)] ?? '', {
      status: 'status' in fault ? fault.status : '',
    })
    return 'excerpt' in fault && fault.excerpt !== '' ? `${sentence} “${fault.excerpt}”` : sentence
  }
  return {
    between: ' ',
    reason,
    fault: faultWords,
    marked: () => reasons.markedAccepted,
    courierToo: () => reasons.courierToo,
    otherCourier: (courier) => fill(reasons.otherCourier, { courier }),
    otherOrder: (orderId) => fill(reasons.otherOrder, { orderId }),
    candidates: (candidates) => {
      const list = listCandidates(candidates, courierName)
      return list === '' ? reasons.noCandidates : fill(reasons.candidates, { list })
    },
    unexplained: (numbers) => fill(reasons.unexplained, numbers),
    doubt: ({ doubt: { cause }, since }) => {
      const sentence = cause.kind === 'fault' ? faultWords(cause.fault) : reasons.doubtUnexplained
      if (since === null) return sentence
      return `${sentence} ${fill(reasons.since, { message: reason(since.message) })}`
    },
    notSent: () => reasons.notSent,
    setAside: ({ why }) => why,
  }
}

/** More candidates would be unreadable in a cell. */
const MOST_CANDIDATES = 10

/** Lists codes with names, so that the user can copy one into the sheet. */
function listCandidates(
  candidates: readonly CourierCandidate[],
  courierName: ReceiptWords['courierName'],
): string {
  const names = new Map(
    candidates.map((candidate) => {
      const name = candidate[courierName] || candidate.name
      return [candidate.key, `${candidate.key} ${name}`.trim()]
    }),
  )
  const shown = [...names.values()].slice(0, MOST_CANDIDATES)
  return [...shown, ...(names.size > MOST_CANDIDATES ? ['…'] : [])].join('; ')
}

/** Replaces all placeholders in one pass, so that braces in the service's messages stay as they are. */
function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
