import type { RowSource } from '#domain/entry/tracking-entry.ts'
import type { DraftClient } from '#worker/client.ts'
import { idle, rowsOf } from '#testing/sheets/draft-client.ts'
import { waitFor } from '#testing/wait-for.ts'

type Snapshot = ReturnType<DraftClient['getSnapshot']>
type Source = Snapshot['sources'][number]
type Row = NonNullable<ReturnType<DraftClient['getRow']>>

/** More actions than any stored draft has. */
const MOST_STEPS = 100

/** The user-visible name of a source, since ids differ between releases. */
export function nameOf(source: RowSource): string {
  switch (source.kind) {
    case 'file':
      return source.sheet === null ? source.name : `${source.name}, ${source.sheet}`
    case 'pasted':
      return `paste ${source.number}`
    default:
      return source.kind
  }
}

/** Non-empty fields, sorted by name. */
function filled(cells: Readonly<Record<string, string>>) {
  const fields = Object.entries(cells).filter(([, value]) => value !== '')
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

async function readRows(client: DraftClient): Promise<readonly Row[]> {
  client.showRange(0, client.getSnapshot().shownCount)
  return waitFor(() => {
    const rows = rowsOf(client)
    const there = rows.filter((row) => row !== undefined)
    if (there.length < rows.length) throw new Error('Some rows are still being fetched')
    return there
  })
}

/** The shown rows, each as one line of text. */
export async function describeCells(client: DraftClient): Promise<readonly string[]> {
  const { sources } = client.getSnapshot()
  const names = new Map(sources.map(({ id, source }) => [id, nameOf(source)]))
  return (await readRows(client)).map(({ sourceId, row, cells, originals }) => {
    const values = Object.entries(filled(cells)).map(([field, value]) => `${field}=${value}`)
    const before = Object.entries(originals).map(([field, value]) => `${field} was ${value}`)
    const parts = [`${names.get(sourceId)} ${row}`, ...values, ...before.toSorted()]
    return parts.join(' | ')
  })
}

/** The issues of the shown rows, one line per row. */
async function describeIssues(client: DraftClient) {
  return (await readRows(client)).map(({ issues, isFilledByRule }) => {
    const kinds = issues.map(({ field, kind }) => `${field} ${kind}`).toSorted()
    return [...kinds, ...(isFilledByRule ? ['courier filled by a rule'] : [])].join(', ')
  })
}

/** The visible state of the sheet: rows in order, undo and redo, sources, questions. */
export async function describeSheet(client: DraftClient) {
  const snapshot = await idle(client)
  const { undo, redo, sort, place, sources, filter } = snapshot
  const { entryCount, noNumberCount, shownCount, sendableCount, filledByRule } = snapshot
  const source = sources.find(({ id }) => id === filter.source)
  return {
    undo,
    redo,
    sort,
    place,
    filter: { ...filter, source: source ? nameOf(source.source) : null },
    counts: { entryCount, noNumberCount, shownCount, sendableCount, filledByRule },
    sources: sources.map(describeSource),
    ...describeQuestions(snapshot),
    rows: await describeCells(client),
    issues: await describeIssues(client),
  }
}

function describeSource(source: Source) {
  const { id: _, readAt: _at, match, ...facts } = source
  return { ...facts, match: match && describeMatch(match) }
}

function describeMatch({ mapping, headerRow, columns }: NonNullable<Source['match']>) {
  return { mapping, headerRow, headers: columns.map(({ header }) => header) }
}

function describeQuestions({ question, sheetQuestion, cancelled }: Snapshot) {
  return {
    question: question && {
      source: nameOf(question.source),
      match: describeMatch(question.match),
      sampleRows: question.match.sampleRows,
    },
    sheetQuestion: sheetQuestion && {
      source: nameOf(sheetQuestion.source),
      sheets: sheetQuestion.sheets,
    },
    cancelled: cancelled.map(({ kind, source }) => `${kind} of ${nameOf(source)}`),
  }
}

export type Step = {
  /** null: before the first action. */
  readonly name: Snapshot['undo']
  readonly sendableCount: number
  readonly rows: readonly string[]
}

export async function stepThrough(client: DraftClient, command: 'undo' | 'redo') {
  const steps: Step[] = []
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const name = client.getSnapshot()[command]
    if (name === null) break
    client[command]()
    const { sendableCount } = await idle(client)
    steps.push({ name, sendableCount, rows: await describeCells(client) })
  }
  return steps
}

export async function showAll(client: DraftClient): Promise<void> {
  const { filter } = client.getSnapshot()
  client.setFilter({ ...filter, source: null, search: '' })
  client.setSort(null)
  await idle(client)
}
