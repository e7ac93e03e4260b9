import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import type { DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { TRACKING_FIELDS } from '#domain/tracking/tracking-entry.ts'
import { CORPUS } from '#testing/corpus/corpus.ts'
import type {
  CorpusEntry,
  CorpusInput,
  CorpusMore,
  CorpusOutcome,
} from '#testing/corpus/corpus-case.ts'
import type { DraftClient } from './draft-client.ts'
import { createInProcessDraftClient } from './in-process-draft-client.ts'

let databases = 0

async function openClient(): Promise<DraftClient> {
  databases += 1
  const client = createInProcessDraftClient({ databaseName: `corpus ${databases}`, canWrite: true })
  onTestFinished(client.close)
  await until(client, ({ loaded }) => loaded)
  return client
}

function until(
  client: DraftClient,
  isSo: (snapshot: DraftSnapshot) => boolean,
): Promise<DraftSnapshot> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(client.getSnapshot())) return
      stop()
      resolve(client.getSnapshot())
    }
    const stop = client.subscribe(look)
    look()
  })
}

function give(client: DraftClient, input: CorpusInput): void {
  if (input.kind === 'pasted') client.importPaste(input.text, input.html)
  else client.importFiles([new File([Buffer.from(input.bytes())], input.name)])
}

/** Something came of what was given, and the checks are done. */
const hasEnded = (snapshot: DraftSnapshot) =>
  snapshot.importing === null &&
  snapshot.checked &&
  (snapshot.undo !== null ||
    snapshot.question !== null ||
    snapshot.sheetQuestion !== null ||
    snapshot.readProblems.length > 0)

function outcomeOf(client: DraftClient): CorpusOutcome {
  const { question, sheetQuestion, readProblems, sources, entryCount } = client.getSnapshot()
  const [problem] = readProblems
  if (problem !== undefined) return { kind: 'refused', problem: problem.problem }
  if (question !== null) return { kind: 'columns-asked', suggested: question.match.mapping }
  if (sheetQuestion !== null) {
    return { kind: 'sheets-asked', sheets: sheetQuestion.sheets.map(({ name }) => name) }
  }
  const rescued = sources[0]?.rescued ?? 0
  return {
    kind: 'entries',
    entries: Array.from({ length: entryCount }, (_, index) => entryOf(client.getRow(index))),
    others: sources[0]?.otherRows ?? 0,
    ...(rescued > 0 && { rescued }),
  }
}

function entryOf(row: DraftRow | undefined): CorpusEntry {
  if (row === undefined) throw new Error('A row of the window is missing')
  const { orderId, trackingId, merchantOrderId, courier } = row.cells
  const cleaned = TRACKING_FIELDS.filter((field) => row.originals[field] !== undefined)
  const more: CorpusMore = {
    ...(merchantOrderId !== '' && { merchant: merchantOrderId }),
    ...(courier !== '' && { courier }),
    ...(row.issues.length > 0 && { issues: row.issues.map(({ kind }) => kind) }),
    ...(cleaned.length > 0 && { cleaned }),
    ...(row.leftOut && { leftOut: true }),
  }
  const isPlain = Object.keys(more).length === 0
  return isPlain ? [row.row, orderId, trackingId] : [row.row, orderId, trackingId, more]
}

test.each(CORPUS.map((one) => [one.name, one] as const))('%s', async (_, { input, expected }) => {
  const client = await openClient()
  give(client, input)
  await until(client, hasEnded)
  expect(outcomeOf(client)).toEqual(expected)
})
