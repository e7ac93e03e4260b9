import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { KeptRows, KeptState } from '#domain/draft/stored/kept-draft.ts'
import type { Action } from '#domain/draft/stored/kept-action.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { oppositeLayout } from '#domain/columns/layout-name.ts'
import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import { codeFor, rememberChosen } from '#domain/couriers/list/courier-memory.ts'
import { rememberUpload, talliedOf } from '#domain/couriers/memory/group-memory.ts'
import { ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { JournalConflict } from '#storage/faults.ts'
import type { DraftWriting, PartWriting, SheetMove } from '#storage/kept-draft.ts'
import { isWorthCopying } from '#storage/drafts.ts'
import type { KeptSheet } from '#domain/sheet/stored-sheet.ts'
import type { CheckpointHead, CheckpointPart } from '#domain/upload/events/checkpoint.ts'
import type {
  NewUpload,
  StoredEvent,
  UploadChunk,
  UploadDigest,
  UploadSheet,
} from '#domain/upload/stored-upload.ts'
import { packUpload, unpackUploaded } from '#storage/pack-upload.ts'
import type { KeptChoice } from '#storage/database.ts'
import { partsOfEvent, toldReply } from '#storage/journals.ts'
import {
  LEARNT_READERS,
  mustRead,
  readable,
  readAll,
  readCheckpointHead,
  readCheckpointPart,
  readChosenCourier,
  readChunk,
  readDigest,
  readEvent,
  readGroupMemory,
  readHeader,
  readKeptRule,
  readLayout,
  readSeenCourier,
  readStoredDraft,
  readUploadSheet,
} from '#storage/read-back.ts'
import type {
  DraftStore,
  JournalStore,
  LearntStore,
  RememberedLayout,
  Store,
  UploadStore,
} from '#storage/store.ts'

type KeptUpload = {
  header: UploadHeader
  chunks: readonly UploadChunk[]
  events: StoredEvent[]
  bodies: Map<number, string>
  replies: Map<number, string>
  sheets: Map<number, UploadSheet>
  digest: UploadDigest | null
  checkpoint: { head: CheckpointHead; parts: readonly CheckpointPart[] } | null
}

export function emptyContent() {
  return {
    state: null as KeptState | null,
    rows: new Map<number, KeptRows>(),
    actions: new Map<number, Action>(),
    sheets: new Map<SourceId, KeptSheet>(),
    uploads: new Map<string, KeptUpload>(),
    layouts: new Map<string, RememberedLayout>(),
    couriers: new Map<string, { candidate: CourierCandidate; lastSeen: number }>(),
    chosen: new Map<string, ChosenCourier | KeptChoice>(),
  }
}

type Content = ReturnType<typeof emptyContent>
/** Returns the content; throws after the store was closed. */
type Kept = () => Content

/** An in-memory store with the same contract as the browser's. */
export function createStoreInMemory(given: Content = emptyContent()): Store {
  let content: Content | null = given
  const kept = () => {
    if (!content) throw new DOMException('The store is closed', 'InvalidStateError')
    return content
  }
  const store: Store = {
    ...draftStore(kept),
    ...uploadStore(kept),
    ...journalStore(kept),
    ...learntStore(kept),
    clearEverything: async () => void Object.assign(kept(), emptyContent()),
    close: () => (content = null),
  }
  return copying(store)
}

/** Copies all values, so stored objects are never shared with the caller. */
function copying(store: Store): Store {
  const copies = Object.entries(store).map(([name, method]: [string, unknown]) => [
    name,
    name === 'close' || name === 'writeCheckpoint'
      ? method
      : async (...args: readonly unknown[]) =>
          structuredClone(await (method as Method)(...structuredClone(args))),
  ])
  return Object.fromEntries(copies) as Store
}

type Method = (...args: readonly unknown[]) => Promise<unknown>

function draftStore(kept: Kept): DraftStore {
  const writeRows = (parts: PartWriting) => {
    const { rows } = kept()
    for (const [number, part] of parts) {
      if (part === null) rows.delete(number)
      else rows.set(number, part)
    }
  }
  const writeDraft = ({ state, parts, actions, isWhole }: DraftWriting) => {
    const content = kept()
    content.state = state
    if (isWhole) content.rows.clear()
    writeRows(parts)
    for (const [number, action] of actions) content.actions.set(number, action)
    for (const number of content.actions.keys())
      if (number >= state.actionCount) content.actions.delete(number)
  }
  return {
    readDraft: async () => {
      const { state, rows, actions } = kept()
      if (state === null) return null
      return readStoredDraft(state, inOrder(rows), inOrder(actions))
    },
    readRawDraft: async () => {
      const { state, rows, actions } = kept()
      const meta = inOrder(actions).map((action) => ({ part: 'action', action }))
      return { meta: [...meta, { part: 'state', state }], rows: inOrder(rows) }
    },
    deleteDraft: async () => {
      const { rows, actions, sheets } = kept()
      for (const numbered of [rows, actions, sheets]) numbered.clear()
      kept().state = null
    },
    writeDraftRows: async (parts) => writeRows(parts),
    writeDraft: async (writing) => writeDraft(writing),
    moveToUpload: async (upload, rest, sheets) => {
      const added = addUpload(kept(), upload)
      for (const move of sheets) copySheet(kept(), added, move)
      writeDraft(rest)
    },
    listSheets: async () => [...kept().sheets.keys()].sort((one, other) => one - other),
    readSheet: async (id) => kept().sheets.get(id) ?? null,
    writeSheet: async (id, sheet) => void kept().sheets.set(id, sheet),
    deleteSheets: async (ids) => {
      for (const id of ids) kept().sheets.delete(id)
    },
  }
}

function inOrder<Value>(numbered: ReadonlyMap<number, Value>): readonly Value[] {
  return [...numbered].sort(([one], [other]) => one - other).map(([, value]) => value)
}

function addUpload({ uploads }: Content, upload: NewUpload): KeptUpload {
  const { header, firstEvent } = upload
  if (uploads.has(header.id)) throw new DOMException('It is there already', 'ConstraintError')
  const added: KeptUpload = {
    header,
    chunks: packUpload(upload),
    events: [firstEvent],
    bodies: new Map(),
    replies: new Map(),
    sheets: new Map(),
    digest: null,
    checkpoint: null,
  }
  uploads.set(header.id, added)
  return added
}

function copySheet({ sheets }: Content, upload: KeptUpload, move: SheetMove): void {
  const { sourceId, sourceIndex, ...how } = move
  const sheet = sheets.get(sourceId)
  if (sheet && isWorthCopying(sheet)) upload.sheets.set(sourceIndex, { sheet, ...how })
}

function uploadStore(kept: Kept): UploadStore {
  const find = (id: string) => kept().uploads.get(id)
  const chunksOf = (id: string, from: number, count: number) =>
    readAll(find(id)?.chunks.slice(from, from + count) ?? [], readChunk)
  const headers = () => [...kept().uploads.values()].map(({ header }) => header)
  return {
    listHeaders: async () =>
      readable(headers(), readHeader).sort((one, other) => other.startedAt - one.startedAt),
    listUnreadable: async () =>
      [...kept().uploads].flatMap(([id, { header }]) => (readHeader(header) === null ? [id] : [])),
    readHeader: async (id) => {
      const header = find(id)?.header
      return header && mustRead(header, readHeader)
    },
    createUpload: async (upload, later = []) => {
      const added = addUpload(kept(), upload)
      for (const event of later) append(added, event)
    },
    renameUpload: async (id, name) => {
      const upload = find(id)
      if (upload) upload.header = { ...upload.header, name }
    },
    deleteUpload: async (id) => void kept().uploads.delete(id),
    readChunks: async (id, from, count) => chunksOf(id, from, count),
    readEntries: async ({ id, sources }, from, count) =>
      unpackUploaded(chunksOf(id, from, count), sources),
    readRaw: async (id) => {
      const upload = find(id)
      return {
        uploads: upload ? [upload.header] : [],
        uploadEntries: upload?.chunks ?? [],
        uploadEvents: upload?.events ?? [],
        uploadBodies: [...(upload?.bodies.values() ?? [])],
        uploadReplies: [...(upload?.replies.values() ?? [])],
      }
    },
    readUploadSheet: async (id, index) => readUploadSheet(find(id)?.sheets.get(index)) ?? undefined,
    listUploadSheets: async () =>
      [...kept().uploads].flatMap(([id, { sheets }]) => [...sheets.keys()].map(() => id)),
    deleteUploadSheets: async (ids) => {
      for (const id of ids) find(id)?.sheets.clear()
    },
    readDigests: async () => {
      const digests = [...kept().uploads.values()].map(({ digest }) => digest)
      return new Map(readable(digests, readDigest).map((digest) => [digest.id, digest]))
    },
    writeDigest: async (digest) => {
      const upload = find(digest.id)
      if (upload) upload.digest = digest
    },
  }
}

function journalStore(kept: Kept): JournalStore {
  const find = (id: string) => kept().uploads.get(id)
  const lastOf = (id: string) => find(id)?.events.length ?? 0
  return {
    appendEvents: async (id, last, events) => {
      const upload = find(id)
      if (upload?.events.length !== last) throw new JournalConflict(id)
      for (const event of events) append(upload, event)
    },
    readEvents: async (id, after, count) =>
      readAll(find(id)?.events.slice(after, after + count) ?? [], readEvent),
    lastEventNumber: async (id) => lastOf(id),
    lastEventNumbers: async (ids) => new Map(ids.map((id) => [id, lastOf(id)])),
    readBody: async (id, request) => find(id)?.bodies.get(request),
    readReply: async (id, request, fault) => toldReply(find(id)?.replies.get(request), fault),
    writeCheckpoint: async (id, stamp, { rest, partCount, part }) => {
      const upload = find(id)
      const parts = Array.from({ length: partCount }, (_, number) => ({
        ...stamp,
        part: part(number),
      }))
      const head = { ...stamp, rest, partCount }
      if (upload) upload.checkpoint = structuredClone({ head, parts })
    },
    readCheckpointHead: async (id) => readCheckpointHead(find(id)?.checkpoint?.head) ?? undefined,
    readCheckpointParts: async (id, from, count) =>
      readable(find(id)?.checkpoint?.parts.slice(from, from + count) ?? [], readCheckpointPart),
  }
}

function append({ events, bodies, replies }: KeptUpload, given: JournalEvent): void {
  const { event, request, reply } = partsOfEvent(given)
  events.push(event)
  if (request) bodies.set(request.number, request.body)
  if (reply) replies.set(reply.number, reply.text)
}

function learntStore(kept: Kept): LearntStore {
  const learnt = () => {
    const { layouts, couriers, chosen } = kept()
    return [
      [layouts, readLayout],
      [couriers, readSeenCourier],
      [chosen, LEARNT_READERS.courierMemory],
    ] as const
  }
  return {
    listLayouts: async () =>
      readable([...kept().layouts.values()], readLayout).sort((one, other) => other.at - one.at),
    rememberLayout: async (layout) => {
      kept().layouts.delete(oppositeLayout(layout.layout))
      kept().layouts.set(layout.layout, layout)
    },
    forgetLayout: async (layout) => void kept().layouts.delete(layout),
    forgetLayouts: async () => kept().layouts.clear(),
    readSeenCouriers: async () =>
      readable([...kept().couriers.values()], readSeenCourier)
        .sort((one, other) => other.lastSeen - one.lastSeen)
        .map(({ candidate }) => candidate),
    rememberCouriers: async (candidates, at) => {
      for (const candidate of candidates)
        kept().couriers.set(candidate.key, { candidate, lastSeen: at })
    },
    readChosen: async (shop) => {
      const chosen = readable([...kept().chosen.values()], readChosenCourier)
      return new Map(chosen.map((one) => [one.key, codeFor(one, shop)]))
    },
    readGroupMemories: async () => {
      const memories = readable([...kept().chosen.values()], readGroupMemory)
      return new Map(memories.map(({ key, memory }) => [key, memory]))
    },
    rememberChoices: async (upload, tallies) => {
      for (const [key, { shape, ...tally }] of tallies) {
        const name = `group ${key}`
        const before = readGroupMemory(kept().chosen.get(name))?.memory
        const memory = rememberUpload(before, shape, { ...tally, ...talliedOf(upload) })
        kept().chosen.set(name, { kind: 'group', key, memory })
      }
    },
    rememberChosen: async (chosen, _, shop) => {
      for (const one of chosen) {
        const name = `${one.kind} ${one.key}`
        const before = readChosenCourier(kept().chosen.get(name))
        kept().chosen.set(name, rememberChosen(before, one, shop))
      }
    },
    readRules: async () => {
      const rules = readable([...kept().chosen.values()], readKeptRule)
      return rules.map(({ rule }) => rule)
    },
    keepRules: async (rules) => {
      for (const rule of rules)
        kept().chosen.set(`rule ${ruleKey(rule)}`, { kind: 'rule', key: ruleKey(rule), rule })
    },
    forgetRule: async (rule) => void kept().chosen.delete(`rule ${ruleKey(rule)}`),
    countUnreadable: async () => {
      const counts = learnt().map(
        ([records, read]) => [...records.values()].filter((kept) => read(kept) === null).length,
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
    forgetUnreadable: async () => {
      for (const [records, read] of learnt())
        for (const [key, record] of records) if (read(record) === null) records.delete(key)
    },
  }
}
