import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import { createDraft } from '#domain/draft/draft.ts'
import type { KeptRows } from '#domain/draft/stored/kept-draft.ts'
import { packDraft } from '#domain/draft/pack-draft.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { Fault } from '#domain/upload/fault.ts'
import { packState } from '#domain/upload/events/pack-state.ts'
import { startState } from '#domain/upload/events/apply-events.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { aCandidate } from '#testing/builders.ts'
import { aHeader, SUBMITTED } from '#testing/uploads/fake-run.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { aJournal, EVERY_FAULT, someEntries } from '#testing/uploads/upload-journal.ts'
import { JournalConflict } from './faults.ts'
import { openStore } from './indexed-db.ts'
import type { DraftWriting } from './kept-draft.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { isPartOf } from './pack-upload.ts'

let stores = 0

const ADAPTERS = [
  ['the browser', () => openStore(`store ${++stores}`)],
  ['memory', async () => createStoreInMemory()],
] as const

const stopped = (at: number): JournalEvent => ({ type: 'stopped', at })
const requested = (request: number, body: string): JournalEvent => ({
  type: 'requested',
  at: 2,
  request,
  submission: 0,
  positions: [0],
  body,
})

function anUpload(count: number, about: Partial<UploadHeader> = {}) {
  const entries = someEntries(count)
  const source = { kind: 'typed' } as const
  const places = entries.map((_, index): RowPlace => ({ source, row: index + 1 }))
  const header: UploadHeader = { ...aHeader('u1', count), ...about }
  return { header, entries, places, firstEvent: SUBMITTED }
}

const PART: KeptRows = {
  ids: Int32Array.of(7),
  fields: ['orderId', 'trackingId'],
  text: 'AT1',
  spans: Int32Array.of(0, 1, 1, 3),
  sources: Int32Array.of(0),
  sheetRows: Int32Array.of(2),
  originals: [[0, ' A']],
  decisions: [[1, 'as-it-is']],
  rowDecisions: [[0, 'put-back']],
  facts: [[0, { remark: 'Cancelled by phone', parcel: 'P-1' }]],
}

const sheet = (id: number) => id as SourceId

const PASTE = { kind: 'pasted', text: 'A\tT1', html: '' } as const

const MATCH: ColumnMatch = {
  headerRow: null,
  mapping: { orderId: 0, trackingId: 1 },
  certain: true,
  merchantOnly: false,
  columns: [],
  sampleRows: [],
  layout: '',
}

const STAMP = { lastEvent: 1, release: 'A' }
const PACKED = packState(aJournal(someEntries(1001)).submit().state())

const FAULT: Fault = { kind: 'unclear-status', status: 500, excerpt: 'Oh' }
const UNAVAILABLE: Fault = { kind: 'unavailable', status: 429, retryAfterMs: 1 }

function aWriting(place: number, actionCount = 0): DraftWriting {
  const packed = { ...packDraft(createDraft()), actionCount }
  const questions = { waiting: [], sheetQuestions: [], cancelled: [] }
  const view = { filter: NO_FILTER, sort: null, place }
  const state = { version: 2, ...packed, ...view, ...questions } as const
  return { state, parts: [], actions: [], isWhole: false }
}

/** The rest of the draft after entries moved into an upload. */
const REST: DraftWriting = { ...aWriting(2), isWhole: true }

const anAction = (rows: number) => ({ name: { kind: 'deleted', rows }, changes: [] }) as const

describe.each(ADAPTERS)('a store in %s', (_, open) => {
  describe('keeps the draft', () => {
    test('as it was written: its rows, its state and its actions', async () => {
      const store = await open()
      expect(await store.readDraft()).toBeNull()
      await store.writeDraftRows([[1, PART]])
      const actions = [
        [0, anAction(1)],
        [1, anAction(2)],
      ] as const
      const writing = { ...aWriting(7, 2), parts: [[0, PART]] as const, actions }
      await store.writeDraft(writing)
      expect(await store.readDraft()).toEqual({
        state: writing.state,
        parts: [PART, PART],
        actions: [anAction(1), anAction(2)],
      })
    })

    test('without actions above its action count', async () => {
      const store = await open()
      const actions = [0, 1, 2].map((number) => [number, anAction(number)] as const)
      await store.writeDraft({ ...aWriting(0, 3), actions })
      await store.writeDraft(aWriting(0, 1))
      expect((await store.readDraft())?.actions).toEqual([anAction(0)])
    })

    test('without deleted rows', async () => {
      const store = await open()
      const all = [0, 1, 2].map((number) => [number, PART] as const)
      await store.writeDraftRows(all)
      await store.writeDraft({ ...aWriting(0), parts: [[1, null]] })
      expect((await store.readDraft())?.parts).toHaveLength(2)
      await store.writeDraft({ ...aWriting(0), parts: [[1, PART]], isWhole: true })
      expect((await store.readDraft())?.parts).toHaveLength(1)
    })

    test('and all of it or nothing', async () => {
      const store = await open()
      await store.writeDraft(aWriting(1))
      const unstorable = { ...PART, text: (() => '') as unknown as string }
      const writing = { ...aWriting(2), parts: [[0, unstorable]] as const }
      await expect(store.writeDraft(writing)).rejects.toMatchObject({ name: 'DataCloneError' })
      expect(await store.readDraft()).toMatchObject({ state: { place: 1 }, parts: [] })
    })

    test('with the sheets that it came from', async () => {
      const store = await open()
      const bytes = { kind: 'bytes', bytes: Uint8Array.of(1, 2).buffer } as const
      await store.writeSheet(sheet(3), PASTE)
      await store.writeSheet(sheet(1), bytes)
      expect(await store.listSheets()).toEqual([1, 3])
      expect([await store.readSheet(sheet(1)), await store.readSheet(sheet(2))]).toEqual([
        bytes,
        null,
      ])
      await store.deleteSheets([sheet(1), sheet(2)])
      expect(await store.listSheets()).toEqual([3])
    })
  })

  describe('moves entries from the draft into an upload', () => {
    const move = { sourceId: sheet(3), sourceIndex: 0, match: MATCH }

    test('with copies of their sheets', async () => {
      const store = await open()
      await store.writeDraft({ ...aWriting(1), parts: [[0, PART]] })
      await store.writeSheet(sheet(3), PASTE)
      await store.moveToUpload(anUpload(3), REST, [move, { ...move, sourceId: sheet(4) }])
      expect(await store.readDraft()).toMatchObject({ state: { place: 2 }, parts: [] })
      expect(await store.readEntries(aHeader('u1', 3), 0, 9)).toHaveLength(3)
      expect(await store.readEvents('u1', 0, 9)).toEqual([SUBMITTED])
      expect(await store.readUploadSheet('u1', 0)).toEqual({ sheet: PASTE, match: MATCH })
      expect(await store.readUploadSheet('u1', 1)).toBeUndefined()
      expect(await store.listSheets()).toEqual([3])
    })

    test('whose copies of sheets are listed, and can be deleted separately', async () => {
      const store = await open()
      await store.writeSheet(sheet(3), PASTE)
      await store.moveToUpload(anUpload(3), REST, [move, { ...move, sourceIndex: 1 }])
      expect(await store.listUploadSheets()).toEqual(['u1', 'u1'])
      await store.deleteUploadSheets(['u1', 'gone'])
      expect(await store.listUploadSheets()).toEqual([])
      expect(await store.readUploadSheet('u1', 1)).toBeUndefined()
      expect(await store.readEntries(aHeader('u1', 3), 0, 9)).toHaveLength(3)
    })

    test('or changes nothing', async () => {
      const store = await open()
      await store.createUpload(anUpload(2))
      await store.writeDraft({ ...aWriting(1), parts: [[0, PART]] })
      await store.writeSheet(sheet(3), PASTE)
      await expect(store.moveToUpload(anUpload(3), REST, [move])).rejects.toMatchObject({
        name: 'ConstraintError',
      })
      expect(await store.readDraft()).toMatchObject({ state: { place: 1 }, parts: [PART] })
      expect(await store.readEntries(aHeader('u1', 2), 0, 9)).toHaveLength(2)
      expect(await store.readUploadSheet('u1', 0)).toBeUndefined()
    })

    test('and copies no sheet that is too large', async () => {
      const store = await open()
      await store.writeSheet(sheet(3), { kind: 'bytes', bytes: new ArrayBuffer(64_000_001) })
      await store.moveToUpload(anUpload(1), REST, [move])
      expect(await store.readUploadSheet('u1', 0)).toBeUndefined()
    })
  })

  describe('keeps uploads', () => {
    test('as they were written, in chunks', async () => {
      const store = await open()
      const upload = anUpload(5001)
      await store.createUpload(upload)
      expect(await store.readHeader('u1')).toEqual(upload.header)
      const chunks = await store.readChunks('u1', 1, 9)
      expect(chunks.map(({ rows }) => rows.length)).toEqual([2500, 1])
      const read = [
        ...(await store.readEntries(upload.header, 0, 2)),
        ...(await store.readEntries(upload.header, 2, 2)),
        ...(await store.readEntries(upload.header, 4, 2)),
      ]
      expect(read.map(({ entry }) => entry)).toEqual(upload.entries)
      expect(read.map(({ place }) => place.row)).toEqual(upload.places.map(({ row }) => row))
      expect(await store.readEvents('u1', 0, 10)).toEqual([SUBMITTED])
    })

    test('and never overwrites one', async () => {
      const store = await open()
      await store.createUpload(anUpload(2))
      const other = anUpload(3, { serviceName: 'Other' })
      await expect(store.createUpload(other)).rejects.toMatchObject({ name: 'ConstraintError' })
      expect((await store.readHeader('u1'))?.serviceName).toBe('Shop')
      expect(await store.readEntries(aHeader('u1', 2), 0, 9)).toHaveLength(2)
    })

    test('and lists the newest first', async () => {
      const store = await open()
      const times = { a: 5, b: 9, c: 7 }
      const uploads = Object.entries(times).map(([id, startedAt]) => anUpload(6, { id, startedAt }))
      await Promise.all(uploads.map((upload) => store.createUpload(upload)))
      expect((await store.listHeaders()).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
      await store.deleteUpload('c')
      expect((await store.listHeaders()).map(({ id }) => id)).toEqual(['b', 'a'])
      expect(await store.readEntries({ id: 'b', sources: [] }, 0, 9)).toHaveLength(6)
    })

    test('with their names', async () => {
      const store = await open()
      await store.createUpload(anUpload(1))
      await store.renameUpload('u1', 'Friday')
      expect((await store.readHeader('u1'))?.name).toBe('Friday')
      await store.renameUpload('u1', null)
      expect((await store.readHeader('u1'))?.name).toBeNull()
      await store.renameUpload('gone', 'Friday')
      expect(await store.listHeaders()).toHaveLength(1)
    })

    test('with their digests, until they are deleted', async () => {
      const store = await open()
      const { counts } = startState(someEntries(3))
      await store.createUpload(anUpload(3))
      await store.writeDigest({ id: 'u1', lastEvent: 1, counts, isHandedOver: false })
      await store.writeDigest({ id: 'gone', lastEvent: 1, counts, isHandedOver: false })
      expect([...(await store.readDigests())]).toEqual([
        ['u1', { id: 'u1', lastEvent: 1, counts, isHandedOver: false }],
      ])
      await store.deleteUpload('u1')
      expect((await store.readDigests()).size).toBe(0)
    })

    test('and deletes all data of one', async () => {
      const store = await open()
      await store.writeSheet(sheet(3), PASTE)
      const move = { sourceId: sheet(3), sourceIndex: 0, match: MATCH }
      await store.moveToUpload(anUpload(3), REST, [move])
      await store.appendEvents('u1', 1, [requested(1, '[]'), stopped(3)])
      await store.writeCheckpoint('u1', STAMP, PACKED)
      await store.deleteUpload('u1')
      expect(await store.readHeader('u1')).toBeUndefined()
      expect(await store.readChunks('u1', 0, 9)).toEqual([])
      expect(await store.readEvents('u1', 0, 9)).toEqual([])
      expect(await store.readBody('u1', 1)).toBeUndefined()
      expect(await store.readUploadSheet('u1', 0)).toBeUndefined()
      expect(await store.readCheckpointHead('u1')).toBeUndefined()
      expect(await store.readCheckpointParts('u1', 0, 9)).toEqual([])
    })
  })

  describe('keeps a journal', () => {
    test('whose events are numbered without a gap', async () => {
      const store = await open()
      await store.createUpload(anUpload(1))
      await store.createUpload(anUpload(1, { id: 'u2' }))
      await store.appendEvents('u1', 1, [stopped(2), stopped(3)])
      await store.appendEvents('u1', 3, [stopped(4)])
      expect(await store.readEvents('u1', 2, 1)).toEqual([stopped(3)])
      expect(await store.readEvents('u1', 3, 9)).toEqual([stopped(4)])
      expect(await store.lastEventNumber('u1')).toBe(4)
      expect(await store.lastEventNumber('u3')).toBe(0)
      expect([...(await store.lastEventNumbers(['u2', 'u1', 'u3']))]).toEqual([
        ['u2', 1],
        ['u1', 4],
        ['u3', 0],
      ])
    })

    test('whose requests have their exact bodies beside it', async () => {
      const store = await open()
      await store.createUpload(anUpload(1))
      const body = '[{"orderId":"0","trackingId":"\u00e9 \ud83d\ude9a"}]'
      await store.appendEvents('u1', 1, [requested(1, body)])
      const request = { type: 'requested', at: 2, request: 1, submission: 0, positions: [0] }
      expect(await store.readEvents('u1', 1, 9)).toEqual([request])
      expect(await store.readBody('u1', 1)).toBe(body)
      expect(await store.readBody('u1', 2)).toBeUndefined()
    })

    test('to which only a writer that has read all of it can append', async () => {
      const store = await open()
      await store.createUpload(anUpload(1))
      await store.appendEvents('u1', 1, [stopped(2)])
      const late = store.appendEvents('u1', 1, [stopped(3), stopped(4)])
      await expect(late).rejects.toThrow(JournalConflict)
      expect(await store.readEvents('u1', 1, 9)).toEqual([stopped(2)])
    })

    test('to which nothing can be appended after its upload was deleted', async () => {
      const store = await open()
      await store.createUpload(anUpload(1))
      await store.deleteUpload('u1')
      await expect(store.appendEvents('u1', 1, [stopped(2)])).rejects.toThrow(JournalConflict)
      expect(await store.readEvents('u1', 0, 9)).toEqual([])
    })

    test('to which all events are appended or none', async () => {
      const store = await open()
      await store.createUpload(anUpload(1))
      const unstorable = { ...stopped(2), at: (() => 3) as unknown as number }
      const appended = store.appendEvents('u1', 1, [stopped(2), unstorable])
      await expect(appended).rejects.toMatchObject({ name: 'DataCloneError' })
      await store.appendEvents('u1', 1, [stopped(3)])
      expect(await store.readEvents('u1', 1, 9)).toEqual([stopped(3)])
    })
  })

  test('every kind of fault is read as it was stored, also one of a later version', async () => {
    const store = await open()
    await store.createUpload(anUpload(1))
    const faulted = EVERY_FAULT.map(
      (fault, index) => ({ type: 'faulted', at: 2, request: index + 1, fault }) as const,
    )
    await store.appendEvents('u1', 1, faulted)
    expect(await store.readEvents('u1', 1, 99)).toEqual(faulted)
  })

  describe('keeps the text that came with a fault', () => {
    const keptReply = async (fault: Fault, body: string | undefined) => {
      const store = await open()
      await store.createUpload(anUpload(2))
      const faulted = { type: 'faulted', at: 2, request: 1, fault } as const
      const event = body === undefined ? faulted : { ...faulted, body }
      await store.appendEvents('u1', 1, [requested(1, '[]'), requested(2, '[]'), event])
      expect(await store.readEvents('u1', 3, 1)).toEqual([faulted])
      expect(await store.readReply('u1', 2, fault)).toBeNull()
      return store.readReply('u1', 1, fault)
    }

    test('beside its request', async () => {
      expect(await keptReply(FAULT, '<p>Oh</p>')).toEqual({ text: '<p>Oh</p>', isCut: false })
    })

    test.each([
      ['nothing came', ''],
      ['nothing was kept', undefined],
    ])('and returns null when %s', async (_, body) => {
      expect(await keptReply(FAULT, body)).toBeNull()
    })

    test.each([
      [FAULT, 100_000, 100_000, false],
      [FAULT, 100_001, 100_000, true],
      [UNAVAILABLE, 2000, 2000, false],
      [UNAVAILABLE, 50_000, 2000, true],
    ])(
      'and of a reply with %j and %i characters keeps enough, and says when that is not all',
      async (fault, length, keptLength, isCut) => {
        const kept = await keptReply(fault, 'x'.repeat(length))
        expect(kept).toEqual({ text: 'x'.repeat(keptLength), isCut })
      },
    )
  })

  describe('keeps a checkpoint', () => {
    test('as it was written', async () => {
      const store = await open()
      await store.createUpload(anUpload(1001))
      await store.writeCheckpoint('u1', STAMP, PACKED)
      const head = await store.readCheckpointHead('u1')
      expect(head).toEqual({ ...STAMP, rest: PACKED.rest, partCount: 2 })
      const parts = [0, 1].map((number) => ({ ...STAMP, part: PACKED.part(number) }))
      expect(await store.readCheckpointParts('u1', 0, 9)).toEqual(parts)
      expect(await store.readCheckpointParts('u1', 1, 9)).toEqual(parts.slice(1))
    })

    test('which a shorter one replaces completely', async () => {
      const store = await open()
      await store.createUpload(anUpload(1001))
      await store.writeCheckpoint('u1', STAMP, PACKED)
      await store.writeCheckpoint('u1', STAMP, { ...PACKED, partCount: 1 })
      expect(await store.readCheckpointParts('u1', 0, 9)).toHaveLength(1)
    })

    test('only for an existing upload', async () => {
      const store = await open()
      await store.writeCheckpoint('u1', STAMP, PACKED)
      expect(await store.readCheckpointHead('u1')).toBeUndefined()
    })
  })

  describe('remembers', () => {
    test('layouts, the last used first, and one replaces its opposite', async () => {
      const store = await open()
      const layout = {
        layout: 'order|number',
        mapping: { orderId: 0 },
        at: 1,
        headers: null,
        kinds: [],
      }
      await store.rememberLayout(layout)
      await store.rememberLayout({ ...layout, layout: 'other', at: 3 })
      const opposite = { ...layout, layout: 'none in|order|number', at: 2 }
      await store.rememberLayout(opposite)
      const names = async () => (await store.listLayouts()).map(({ layout }) => layout)
      expect(await names()).toEqual(['other', opposite.layout])
      await store.forgetLayout('other')
      expect(await names()).toEqual([opposite.layout])
      await store.forgetLayouts()
      expect(await names()).toEqual([])
    })

    test('couriers, the last seen first, each once with its latest names', async () => {
      const store = await open()
      const [post, ems] = [aCandidate({ key: '3011' }), aCandidate({ key: '3013', name: 'EMS' })]
      await store.rememberCouriers([post, { ...ems, name: 'China EMS' }], 1000)
      await store.rememberCouriers([ems], 2000)
      expect(await store.readSeenCouriers()).toEqual([ems, post])
    })

    test('the last chosen code for a name', async () => {
      const store = await open()
      await store.rememberChosen([{ kind: 'name', key: 'dhl', code: '1' }], 1000, '')
      await store.rememberChosen([{ kind: 'name', key: 'dhl', code: '100001' }], 2000, '')
      expect([...(await store.readChosen(''))]).toEqual([['dhl', '100001']])
      expect(await store.countUnreadable()).toBe(0)
    })

    test('the last code of a shop for a name, before the last one of any shop', async () => {
      const store = await open()
      const choose = (code: string, shop: string) =>
        store.rememberChosen([{ kind: 'name', key: 'dhl', code }], 1000, shop)
      await choose('1', 'North')
      await choose('2', 'South')
      await choose('3', 'North')
      await choose('4', '')
      const codes = ['North', 'South', 'East', ''].map(async (shop) =>
        (await store.readChosen(shop)).get('dhl'),
      )
      expect(await Promise.all(codes)).toEqual(['3', '2', '4', '4'])
      expect(await store.countUnreadable()).toBe(0)
    })

    test('the latest results of the choices of each upload, by group', async () => {
      const store = await open()
      const tally = (at: number, accepted: number) => ({
        shape: '#12',
        at,
        couriers: [{ courier: 'A', accepted, rejected: 0 }],
      })
      await store.rememberChoices({ id: 'U1' }, new Map([['G', tally(1, 4)]]))
      await store.rememberChoices({ id: 'U1' }, new Map([['G', tally(1, 5)]]))
      await store.rememberChoices({ id: 'U2', shop: 'North' }, new Map([['G', tally(2, 6)]]))
      await store.deleteUpload('U1')
      const { shape, ...first } = tally(2, 6)
      const uploads = [
        { ...first, upload: 'U2', shop: 'North' },
        { at: 1, couriers: tally(1, 5).couriers, upload: 'U1' },
      ]
      expect([...(await store.readGroupMemories())]).toEqual([['G', { shape, uploads }]])
      expect([...(await store.readChosen(''))]).toEqual([])
      expect(await store.countUnreadable()).toBe(0)
    })
  })

  test('keeps rules, one for each shape and its couriers', async () => {
    const store = await open()
    const rule = { shape: 'YT #16', offered: ['A', 'B'], courier: 'A', isOn: true }
    const other = { ...rule, offered: ['A'] }
    await store.keepRules([rule, other])
    await store.keepRules([{ ...rule, courier: 'B' }])
    expect((await store.readRules()).map(({ courier }) => courier).toSorted()).toEqual(['A', 'B'])
    await store.forgetRule(other)
    expect(await store.readRules()).toEqual([{ ...rule, courier: 'B' }])
    expect(await store.countUnreadable()).toBe(0)
  })

  test('forgets everything at once', async () => {
    const store = await open()
    await store.writeDraft({ ...aWriting(1), parts: [[0, PART]] })
    await store.writeSheet(sheet(1), PASTE)
    await store.createUpload(anUpload(1))
    await store.rememberLayout({ layout: 'x', mapping: {}, at: 1, headers: null, kinds: [] })
    await store.rememberCouriers([aCandidate()], 1)
    await store.rememberChosen([{ kind: 'name', key: 'dhl', code: '1' }], 1, '')
    await store.clearEverything()
    expect(await store.readDraft()).toBeNull()
    expect([await store.listSheets(), await store.listHeaders()]).toEqual([[], []])
    expect([await store.listLayouts(), await store.readSeenCouriers()]).toEqual([[], []])
    expect((await store.readChosen('')).size).toBe(0)
    await store.createUpload(anUpload(1))
  })

  test('stores nothing after it was closed', async () => {
    const store = await open()
    store.close()
    await expect(store.listHeaders()).rejects.toMatchObject({ name: 'InvalidStateError' })
    await expect(store.createUpload(anUpload(1))).rejects.toMatchObject({
      name: 'InvalidStateError',
    })
  })

  test('shares no data with another one', async () => {
    const [store, other] = [await open(), await open()]
    await store.rememberChosen([{ kind: 'name', key: 'dhl', code: '1' }], 1, '')
    expect((await other.readChosen('')).size).toBe(0)
  })
})

test('the parts of another checkpoint are never used', () => {
  const head = { ...STAMP, rest: PACKED.rest, partCount: 1 }
  const part = { ...STAMP, part: PACKED.part(0) }
  expect(isPartOf(head, part)).toBe(true)
  expect(isPartOf(head, { ...part, lastEvent: 2 })).toBe(false)
  expect(isPartOf(head, { ...part, release: 'B' })).toBe(false)
})
