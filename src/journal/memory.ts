import type { StoredEvent, UploadHeader } from '#domain/upload/stored-upload.ts'
import type { Store } from '#storage/store.ts'
import { isSameJournal, NOTHING_READ, readOn, type ReadSoFar } from './read-journal.ts'

/** The store to read uploads from, until the signal aborts. */
export type ReadContext = { readonly store: Store; readonly signal?: AbortSignal }

/** A value that is computed from the original entries of an upload and its journal. */
export type Computed<Value> = {
  readonly start: (context: ReadContext, header: UploadHeader) => Promise<Value>
  readonly readOn: (
    value: Value,
    events: AsyncIterable<readonly StoredEvent[]>,
  ) => Promise<Value> | Value
  readonly sizeOf: (value: Value) => number
  /** The most that is remembered, in the unit of `sizeOf`. */
  readonly most: number
  /** What happens to a new value when the memory is full: it replaces the least recently used, or is not remembered. */
  readonly whenFull: 'forget-oldest' | 'skip'
}

type Remembered<Value> = ReadSoFar & { readonly value: Value }

/** Remembered values by upload, least recently used first, and by computation. */
type Memory = Map<string, OfUpload>
type OfUpload = Map<object, Remembered<unknown>>

const memories = new WeakMap<Store, Memory>()

/** Computes a value of an upload, continuing from the remembered value and the events that were read before. */
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

/** Returns the remembered value of an upload, whose journal may have grown since. */
export function recall<Value>(
  computed: Computed<Value>,
  store: Store,
  id: string,
): Remembered<Value> | undefined {
  return memoryOf(store).get(id)?.get(computed) as Remembered<Value> | undefined
}

/** Lists the uploads, the newest first, and forgets deleted ones. */
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
