import {
  OPTIONAL_FIELDS,
  REQUIRED_FIELDS,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Outcome, Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { explainOutcome, type OutcomeWords, timeOfOutcome, codeOfFault } from './explain-outcome.ts'
import { type MergedColumn, mergeColumns, type SheetRows } from './merge-columns.ts'
import { CODE_HEADER, RECEIPT_COLUMNS, type ReceiptColumn, type ReceiptWords } from './receipt.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'

export type Cells = readonly string[]
/** A header and the rows below it, made one after the other. */
export type Table = { readonly header: Cells; readonly rows: Iterable<Cells> }

export type ReceiptContent = {
  readonly state: Pick<UploadState, 'entries' | 'outcomes' | 'choices'>
  readonly positions: readonly Position[]
  /** The place of an entry in the person's sheets. */
  readonly placeOf: (position: Position) => { readonly sheet: number; readonly row: number }
  /** By index into the sources of the upload; null where the sheet is not kept. */
  readonly sheets: readonly (SheetRows | null)[]
  readonly words: ReceiptWords
  /** Whose upload it is; undefined: not named. */
  readonly shop: string | undefined
  readonly formatTime: (at: Timestamp) => string
}

/**
 * The person's own columns with the values as they were sent or corrected last, and what became of each entry.
 * Every entry is one row, whether its sheet is kept or not.
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

/** One sheet needs no name, and most uploads have no shop. */
function isNeeded(column: ReceiptColumn, { sheets, shop }: ReceiptContent): boolean {
  if (column === 'source') return sheets.length > 1
  return column !== 'shop' || shop !== undefined
}

/** A courier can be filled in where one is asked for. */
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

/** A courier that was chosen and not sent yet is the person's decision, so the file has it. */
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

/** Words outcomes by the templates of a receipt. Times have a column of their own there. */
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

/** More would not be read in a cell. */
const MOST_CANDIDATES = 10

/** Codes with names: the person can write one of them into the sheet. */
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

/** Fills in all at once, so that braces in a service's message stay what they are. */
function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
