import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import { deleteDB } from 'idb'
import { onTestFinished } from 'vitest'
import { createInProcessDraftClient } from '#sheet-engine/in-process-client.ts'

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

/** A draft without a worker, loaded, which ends with its test. */
export async function openDraft(storeName = nameStore(), canWrite = true) {
  const client = createInProcessDraftClient({ storeName, canWrite })
  onTestFinished(client.close)
  await until(client, ({ loaded }) => loaded)
  return client
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

/** Waits until nothing is read or checked any more. */
export const idle = (client: DraftClient) =>
  until(client, ({ importing, checked }) => !importing && checked)

/** The order ids of the rows that are shown. */
export const orders = (client: DraftClient) => rowsOf(client).map((row) => row?.cells.orderId)

/** The upload that a test makes of its draft. */
export const HEADER = { id: 'u1', startedAt: 5, practice: true, serviceName: 'Simulator' } as const
