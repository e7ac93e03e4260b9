import type { CellBlock, DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { createDraftClient, type DraftClient } from '#worker/client.ts'
import { addMethods, createCalls } from '#worker/calls/calls.ts'
import { deleteDB } from 'idb'
import { createInProcessDraftClient } from '#testing/in-process.ts'

/** Returns a unique store name, also beside other files of tests, which share the stores. */
export const nameStore = (): string => `draft ${crypto.randomUUID()}`

/** Deletes a store, as when the user clears the site's data. */
export function clearSiteData(storeName: string): Promise<void> {
  return deleteDB(storeName)
}

/** Opens a draft without a worker and waits until it has loaded. */
export async function openDraft(
  storeName = nameStore(),
  canWrite = true,
  now: () => number = Date.now,
) {
  const client = createInProcessDraftClient({ storeName, canWrite, now })
  await until(client, ({ loaded }) => loaded)
  return client
}

/** Opens a draft with pasted rows, headers first, and waits until they are checked. */
export async function openWith(...rows: readonly string[]) {
  const client = await openDraft()
  client.importPaste(rows.join('\n'), '')
  await idle(client)
  return client
}

/** Opens a draft whose messages can be held back, as with a busy worker. */
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

/** Waits for a snapshot that meets a condition. */
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

/** The shown rows, undefined if not loaded. */
export function rowsOf(client: DraftClient) {
  return Array.from({ length: client.getSnapshot().shownCount }, (_, index) => client.getRow(index))
}

/** The row shown at an index, which must be loaded. */
export function rowAt(client: DraftClient, index: number): DraftRow {
  const row = client.getRow(index)
  if (row === undefined) throw new Error(`No row is shown at ${index}`)
  return row
}

/** Cells of the shown rows, `to` exclusive. */
export function cellsAt(
  client: DraftClient,
  { from, to }: { readonly from: number; readonly to: number },
  ...fields: readonly TrackingField[]
): CellBlock {
  return { ...client.shownRange({ from, to }), fields }
}

export function sourceAt(client: DraftClient, index: number): SourceId {
  const source = client.getSnapshot().sources[index]
  if (source === undefined) throw new Error(`There is no source ${index}`)
  return source.id
}

/** Waits until all commands, reading and checks are done. */
export async function idle(client: DraftClient): Promise<DraftSnapshot> {
  await client.ask.previewEntries(0)
  return until(client, ({ importing, checked }) => !importing && checked)
}

export const orders = (client: DraftClient) => rowsOf(client).map((row) => row?.cells.orderId)

export const HEADER = { id: 'u1', startedAt: 5, practice: true, serviceName: 'Simulator' } as const

/** A fake draft with the test's snapshot and commands. */
export function aDraft(
  commands: Readonly<Record<string, (...args: never[]) => unknown>>,
  about: Partial<DraftSnapshot> = {},
): DraftClient {
  const client = createDraftClient(
    createCalls(() => {}),
    () => {},
  )
  const snapshot = { ...client.getSnapshot(), ...about }
  const run = (name: string, args: readonly unknown[]) => commands[name]?.(...(args as never[]))
  const ask = addMethods<DraftClient['ask']>({}, run)
  return addMethods<DraftClient>({ ...client, getSnapshot: () => snapshot, ask }, run)
}
