import { openDB } from 'idb'

/** A whole database: its version, its stores with their keys and indexes, and every record. */
export type DatabaseDump = {
  readonly version: number
  readonly stores: Readonly<Record<string, StoreDump>>
}

type StoreDump = {
  /** null: each record has an explicit key. */
  readonly keyPath: string | readonly string[] | null
  readonly indexes: readonly { readonly name: string; readonly keyPath: string }[]
  readonly records: readonly (readonly [key: IDBValidKey, value: unknown])[]
}

/** Dumps a whole database at its current version. */
export async function dumpDatabase(name: string): Promise<DatabaseDump> {
  const database = await openDB(name)
  const stores = new Map<string, StoreDump>()
  for (const storeName of database.objectStoreNames) {
    const { store } = database.transaction(storeName)
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    const indexes = [...store.indexNames].map((index) => ({
      name: index,
      keyPath: String(store.index(index).keyPath),
    }))
    const records = keys.map((key, at) => [key, values[at] as unknown] as const)
    stores.set(storeName, { keyPath: store.keyPath, indexes, records })
  }
  const { version } = database
  database.close()
  return { version, stores: Object.fromEntries(stores) }
}

/** Creates a database with the version and stores of the dump, not the current ones. */
export async function restoreDatabase(name: string, dump: DatabaseDump): Promise<void> {
  const stores = Object.entries(dump.stores)
  const database = await openDB(name, dump.version, {
    upgrade: (opened) => {
      for (const [storeName, { keyPath, indexes }] of stores) {
        const path = typeof keyPath === 'string' || keyPath === null ? keyPath : [...keyPath]
        const store = opened.createObjectStore(storeName, { keyPath: path })
        for (const index of indexes) store.createIndex(index.name, index.keyPath)
      }
    },
  })
  for (const [storeName, { keyPath, records }] of stores) {
    const { store, done } = database.transaction(storeName, 'readwrite')
    for (const [key, value] of records) await store.put(value, keyPath === null ? key : undefined)
    await done
  }
  database.close()
}

const LISTS = { Int32Array, Uint32Array, Uint16Array, Uint8Array } as const

/**
 * Writes a dump as JSON, one record per line. Values without a JSON form become an object with one key:
 * `{"$Map": [[key, value]]}`, `{"$Set": [value]}`, `{"$Int32Array": [number]}` and the other typed arrays,
 * `{"$ArrayBuffer": "base64"}`, `{"$Number": "-Infinity"}`.
 */
export function writeDump({ version, stores }: DatabaseDump): string {
  const parts = Object.entries(stores).map(([name, { records, ...about }]) => {
    const lines = records.map((record) => `\n    ${JSON.stringify(toJson(record))}`)
    const head = JSON.stringify(about).slice(0, -1)
    return `  ${JSON.stringify(name)}: ${head},"records":[${lines.join(',')}]}`
  })
  return `{"version":${version},"stores":{\n${parts.join(',\n')}\n}}\n`
}

export function readDump(text: string): DatabaseDump {
  return fromJson(JSON.parse(text)) as DatabaseDump
}

function toJson(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { $Number: String(value) }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toJson)
  if (value instanceof Map) return { $Map: [...value].map(toJson) }
  if (value instanceof Set) return { $Set: [...value].map(toJson) }
  if (value instanceof ArrayBuffer) return { $ArrayBuffer: Buffer.from(value).toString('base64') }
  for (const [name, List] of Object.entries(LISTS))
    if (value instanceof List) return { [`$${name}`]: [...value] }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`There is no way to write a ${Object.prototype.toString.call(value)}`)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.map(([key, field]) => [key, toJson(field)]))
}

type Special = (content: never) => unknown

const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
  ['$Number', Number],
  ['$Map', (pairs: [unknown, unknown][]) => new Map(pairs)],
  ['$Set', (values: unknown[]) => new Set(values)],
  ['$ArrayBuffer', (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer],
  ...Object.entries(LISTS).map(([name, List]) => {
    const read: Special = (numbers: number[]) => List.from(numbers)
    return [`$${name}`, read] as const
  }),
])

function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, fromJson(field)] as const)
  const [key, content] = fields[0] ?? []
  const special = fields.length === 1 ? SPECIAL.get(key ?? '') : undefined
  return special ? special(content as never) : Object.fromEntries(fields)
}
