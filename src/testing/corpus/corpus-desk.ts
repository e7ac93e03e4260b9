import type { DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { DraftClient } from '#worker/client.ts'
import { idle, openDraft, rowsOf, until } from '#testing/sheets/draft-client.ts'
import type { CorpusEntry, CorpusLeftOut, CorpusMore, CorpusOutcome } from './corpus-case.ts'
import type { CorpusInput } from './corpus.ts'

export type CorpusDesk = {
  readonly client: DraftClient
  readonly read: (input: CorpusInput) => Promise<CorpusOutcome>
  readonly look: () => Promise<CorpusOutcome>
  /** Undoes the last reading. */
  readonly takeBack: () => Promise<void>
  readonly untilIdle: () => Promise<void>
}

export async function openDesk(): Promise<CorpusDesk> {
  const client = await openDraft()
  return {
    client,
    read: async (input) => {
      give(client, input)
      await until(client, (snapshot) => isIdle(snapshot) && !isEmpty(snapshot))
      return outcomeOf(client)
    },
    look: () => outcomeOf(client),
    takeBack: async () => {
      const { question, sheetQuestion, undo } = client.getSnapshot()
      client.dismissReadProblems()
      if (question !== null) client.answerColumns(null, null)
      if (sheetQuestion !== null) client.answerSheets(null)
      if (undo !== null) client.undo()
      await until(client, (snapshot) => isIdle(snapshot) && isEmpty(snapshot))
    },
    untilIdle: async () => void (await idle(client)),
  }
}

const isIdle = ({ importing, checked }: DraftSnapshot) => importing === null && checked

/** Whether the draft shows no entries, question or read problem. */
const isEmpty = (snapshot: DraftSnapshot) =>
  snapshot.undo === null &&
  snapshot.question === null &&
  snapshot.sheetQuestion === null &&
  snapshot.readProblems.length === 0

function give(client: DraftClient, input: CorpusInput): void {
  if (input.kind === 'pasted') client.importPaste(input.text, input.html)
  else client.importFiles([new File([Buffer.from(input.bytes())], input.name)])
}

async function outcomeOf(client: DraftClient): Promise<CorpusOutcome> {
  const { question, sheetQuestion, readProblems, sources, lineCount } = client.getSnapshot()
  const [problem] = readProblems
  if (problem !== undefined) return { kind: 'refused', problem: problem.problem }
  if (question !== null) return { kind: 'columns-asked', suggested: question.match.mapping }
  if (sheetQuestion !== null) {
    return { kind: 'sheets-asked', sheets: sheetQuestion.sheets.map(({ name }) => name) }
  }
  const { otherRows = 0, rescued = 0, notes } = sources[0] ?? {}
  const hidden = notes?.hiddenRows ?? 0
  const rows = await readShown(client)
  const waiting = rows.filter(({ waits }) => waits).map(entryOf)
  const leftOut = await readLeftOut(client)
  return {
    kind: 'entries',
    entries: rows.filter(({ waits }) => !waits).map(entryOf),
    others: otherRows,
    ...(waiting.length > 0 && { noNumberYet: waiting }),
    ...(lineCount > 0 && { furtherLines: lineCount }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(rescued > 0 && { rescued }),
    ...(hidden > 0 && { hidden }),
  }
}

/** Entries and orders without a number yet, in the order of the sheet. */
async function readShown(client: DraftClient): Promise<readonly DraftRow[]> {
  client.showRange(0, client.getSnapshot().shownCount)
  await until(client, () => !rowsOf(client).includes(undefined))
  return rowsOf(client).filter((row) => row !== undefined)
}

/** More rows than any sheet of the corpus leaves out for one reason. */
const MOST_LEFT_OUT = 1000

async function readLeftOut(client: DraftClient): Promise<CorpusLeftOut[]> {
  const groups = await client.ask.listLeftOut(MOST_LEFT_OUT)
  const rows = groups.flatMap(({ reason, rows }) =>
    rows.map(({ row, orderId, trackingId }): CorpusLeftOut => [row, orderId, trackingId, reason]),
  )
  return rows.toSorted(([one], [other]) => one - other)
}

/** A row of the draft in the corpus's format. Orders without a number yet have their own list. */
function entryOf(row: DraftRow): CorpusEntry {
  const { orderId, trackingId, merchantOrderId, courier } = row.cells
  const cleaned = TRACKING_FIELDS.filter((field) => row.originals[field] !== undefined)
  const issues = row.issues.map(({ kind }) => kind).filter((kind) => kind !== 'no-number-yet')
  const more: CorpusMore = {
    ...(merchantOrderId !== '' && { merchant: merchantOrderId }),
    ...(courier !== '' && { courier }),
    ...(issues.length > 0 && { issues }),
    ...(cleaned.length > 0 && { cleaned }),
  }
  const isPlain = Object.keys(more).length === 0
  return isPlain ? [row.row, orderId, trackingId] : [row.row, orderId, trackingId, more]
}
