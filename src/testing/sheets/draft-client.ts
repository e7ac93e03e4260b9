import type { CellBlock, DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { SourceId } from '#domain/draft/row.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { createDraftClient, type DraftClient } from '#sheet-engine/client.ts'
import { createCalls } from '#worker-calls/calls.ts'
import { deleteDB } from 'idb'
import { createInProcessDraftClient } from '#testing/in-process.ts'

let stores = 0

/** A name that no other test of the file has. */
export function nameStore(): string {
  stores += 1
  return `draft ${stores}`
}

/** Deletes what is kept under a name, as a browser does whose person clears the site's data. */
export function clearSiteData(storeName: string): Promise<void> {
  return deleteDB(storeName)
}

/** A draft without a worker, loaded. */
export async function openDraft(storeName = nameStore(), canWrite = true) {
  const client = createInProcessDraftClient({ storeName, canWrite })
  await until(client, ({ loaded }) => loaded)
  return client
}

/** A draft with pasted rows, the heads first, read and checked. */
export async function openWith(...rows: readonly string[]) {
  const client = await openDraft()
  client.call('importPaste', rows.join('\n'), '')
  await idle(client)
  return client
}

/** A draft whose answers can be held back, as by a worker that has much to do. */
export async function openSlowDraft() {
  let held: (() => void)[] | null = null
  const client = createInProcessDraftClient({
    storeName: nameStore(),
    canWrite: true,
    later: (arrive) => (held ? void held.push(arrive) : queueMicrotask(arrive)),
  })
  await until(client, ({ loaded }) => loaded)
  return {
    client,
    hold: () => {
      held = []
    },
    letGo: () => {
      const arrivals = held ?? []
      held = null
      for (const arrive of arrivals) arrive()
    },
  }
}

/** Waits for a snapshot of which something is so. */
export function until(
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

/** The rows that are shown, as far as they are fetched. */
export function rowsOf(client: DraftClient) {
  return Array.from({ length: client.getSnapshot().shownCount }, (_, index) => client.getRow(index))
}

/** The row that is shown at an index; it must be fetched. */
export function rowAt(client: DraftClient, index: number): DraftRow {
  const row = client.getRow(index)
  if (row === undefined) throw new Error(`No row is shown at ${index}`)
  return row
}

/** Cells of the rows that are shown from..to (exclusive). */
export function cellsAt(
  client: DraftClient,
  { from, to }: { readonly from: number; readonly to: number },
  ...fields: readonly TrackingField[]
): CellBlock {
  return { ...client.shownRange({ from, to }), fields }
}

/** The id of a source with rows, by its place among them. */
export function sourceAt(client: DraftClient, index: number): SourceId {
  const source = client.getSnapshot().sources[index]
  if (source === undefined) throw new Error(`There is no source ${index}`)
  return source.id
}

/** Waits until what was asked for is done, and nothing is read or checked any more. */
export async function idle(client: DraftClient): Promise<DraftSnapshot> {
  await client.ask('previewEntries', 0)
  return until(client, ({ importing, checked }) => !importing && checked)
}

/** The order ids of the rows that are shown. */
export const orders = (client: DraftClient) => rowsOf(client).map((row) => row?.cells.orderId)

/** The upload that a test makes of its draft. */
export const HEADER = { id: 'u1', startedAt: 5, practice: true, serviceName: 'Simulator' } as const

/** A draft of which the test says how it is and what comes of its commands. */
export function aDraft(
  commands: Readonly<Record<string, (...args: never[]) => unknown>>,
  about: Partial<DraftSnapshot> = {},
): DraftClient {
  const client = createDraftClient(
    createCalls(() => {}),
    () => {},
  )
  const snapshot = { ...client.getSnapshot(), ...about }
  const run = (name: string, ...args: readonly unknown[]) => commands[name]?.(...(args as never[]))
  return { ...client, getSnapshot: () => snapshot, ask: run, call: run } as DraftClient
}
