import type { StoredEvent, UploadHeader } from '#domain/kept/upload.ts'
import type { Store } from '#storage/store.ts'
import { isSameJournal, NOTHING_READ, readOn, type ReadSoFar } from './read-journal.ts'

/** The uploads are read from this store until the signal aborts. */
export type ReadContext = { readonly store: Store; readonly signal?: AbortSignal }

/** Something that is computed from what an upload began with and its journal. */
export type Computed<Value> = {
  readonly start: (context: ReadContext, header: UploadHeader) => Promise<Value>
  readonly readOn: (
    value: Value,
    events: AsyncIterable<readonly StoredEvent[]>,
  ) => Promise<Value> | Value
  readonly sizeOf: (value: Value) => number
  /** How much of it is remembered, in the unit of `sizeOf`. */
  readonly most: number
  /** When there is no room, the newest takes the place of what was used longest ago, or is not remembered. */
  readonly whenFull: 'forget-oldest' | 'skip'
}

type Remembered<Value> = ReadSoFar & { readonly value: Value }

/** By upload, in the order in which they were used, and by what is computed. */
type Memory = Map<string, OfUpload>
type OfUpload = Map<object, Remembered<unknown>>

const memories = new WeakMap<Store, Memory>()

/** Computes something of an upload; goes on from where its journal was read to the last time. */
export async function remember<Value>(
  computed: Computed<Value>,
  context: ReadContext,
  header: UploadHeader,
): Promise<Pick<Remembered<Value>, 'value' | 'lastEvent'>> {
  const { store, signal } = context
  const { id } = header
  const known = recall(computed, store, id)
  const isTrue = known !== undefined && (await isSameJournal(store, id, known))
  const first = isTrue ? known : { value: await computed.start(context, header), ...NOTHING_READ }
  const { events, soFar } = readOn(store, id, first, signal)
  const value = await computed.readOn(first.value, events)
  keep(computed, memoryOf(store), id, { value, ...soFar() })
  return { value, lastEvent: soFar().lastEvent }
}

/** What is remembered of an upload, which may have grown since; undefined: nothing. */
export function recall<Value>(
  computed: Computed<Value>,
  store: Store,
  id: string,
): Remembered<Value> | undefined {
  return memoryOf(store).get(id)?.get(computed) as Remembered<Value> | undefined
}

/** The uploads that there are, the newest first; of all others nothing is remembered any more. */
export async function listHeaders(store: Store): Promise<readonly UploadHeader[]> {
  const headers = await store.listHeaders()
  const ids = new Set(headers.map(({ id }) => id))
  const memory = memoryOf(store)
  for (const id of memory.keys()) if (!ids.has(id)) memory.delete(id)
  return headers
}

function memoryOf(store: Store): Memory {
  const memory: Memory = memories.get(store) ?? new Map()
  memories.set(store, memory)
  return memory
}

function keep<Value>(
  computed: Computed<Value>,
  memory: Memory,
  id: string,
  made: Remembered<Value>,
): void {
  const ofUpload: OfUpload = memory.get(id) ?? new Map()
  if (computed.whenFull === 'skip' && !ofUpload.has(computed) && !hasRoom(computed, memory, made))
    return
  memory.delete(id)
  memory.set(id, ofUpload.set(computed, made))
  if (computed.whenFull === 'forget-oldest') forgetOldest(computed, memory, id)
}

function hasRoom<Value>(
  computed: Computed<Value>,
  memory: Memory,
  { value }: Remembered<Value>,
): boolean {
  const used = [...memory.values()].reduce((sum, one) => sum + sizeIn(one, computed), 0)
  return used + computed.sizeOf(value) <= computed.most
}

function forgetOldest<Value>(computed: Computed<Value>, memory: Memory, newest: string): void {
  let size = 0
  for (const [id, ofUpload] of [...memory].reverse()) {
    size += sizeIn(ofUpload, computed)
    if (size > computed.most && id !== newest) ofUpload.delete(computed)
  }
}

function sizeIn<Value>(ofUpload: OfUpload, computed: Computed<Value>): number {
  const made = ofUpload.get(computed) as Remembered<Value> | undefined
  return made === undefined ? 0 : computed.sizeOf(made.value)
}
