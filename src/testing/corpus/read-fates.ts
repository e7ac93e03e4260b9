import type { DraftRow } from '#domain/draft/draft-view.ts'
import { isIssue, isProblem } from '#domain/draft/row/issue.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { idle, rowsOf } from '#testing/sheets/draft-client.ts'
import type { CorpusDesk } from './corpus-desk.ts'
import type { FateOfRow, Fates } from './trade-case.ts'

/** Confirms the questions with their prefilled answers; returns the first question. */
export async function answerAsFilledIn({ client }: CorpusDesk): Promise<Fates['asked']> {
  const { question, sheetQuestion } = client.getSnapshot()
  if (question !== null) {
    client.answerColumns(question.match.mapping, question.match.headerRow)
    await idle(client)
    return 'columns'
  }
  if (sheetQuestion === null) return undefined
  const ticked = sheetQuestion.sheets.filter(({ verdict }) => verdict === 'entries')
  const names = ticked.map(({ name }) => name)
  client.answerSheets(names)
  await idle(client)
  return 'sheets'
}

/** More rows than any sheet of the corpus leaves out for one reason. */
const MOST_LEFT_OUT = 1000

export async function readFates({ client }: CorpusDesk): Promise<readonly FateOfRow[]> {
  const rows = rowsOf(client).filter((row) => row !== undefined)
  const groups = await client.ask.listLeftOut(MOST_LEFT_OUT)
  const leftOut = groups
    .flatMap(({ reason, rows: left }) => left.map((one) => ({ ...one, reason })))
    .toSorted((one, other) => one.row - other.row)
    .map(({ orderId, trackingId, reason }): FateOfRow => ['left-out', orderId, trackingId, reason])
  return [...rows.map(fateOf), ...leftOut]
}

function fateOf({ cells: { orderId, trackingId }, waits, issues }: DraftRow): FateOfRow {
  const kinds = issues.map(({ kind }) => kind).filter(isOfRow)
  const problem = kinds.find(isProblem)
  const [warning] = kinds
  if (waits) return ['waits', orderId, trackingId]
  if (problem !== undefined) return ['held', orderId, trackingId, problem]
  if (warning !== undefined) return ['warned', orderId, trackingId, warning]
  return ['sent', orderId, trackingId]
}

/** Ignores the offered code for a courier's name, which is routine. */
const isOfRow = (kind: DraftRow['issues'][number]['kind']) =>
  isIssue(kind) && kind !== 'courier-is-a-name'

/** The couriers of the entries, those that are said to need a code, and the original values of cleaned cells. */
export function readCells({ client }: CorpusDesk) {
  const rows = rowsOf(client).filter((row) => row !== undefined)
  const couriers = rows.filter(({ waits }) => !waits).map(({ cells }) => cells.courier)
  const originals = rows.flatMap((row) =>
    TRACKING_FIELDS.flatMap((field) => row.originals[field] ?? []),
  )
  const isName = ({ issues }: DraftRow) => issues.some(({ kind }) => kind === 'courier-is-a-name')
  const namedCouriers = rows.filter(isName).map(({ cells }) => cells.courier)
  return { couriers, namedCouriers, originals }
}
