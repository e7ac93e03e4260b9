import type { JournalEvent } from '#domain/upload/events/upload-event.ts'
import type { ColumnKind } from '#domain/columns/column-kind.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import type { GroupMemories } from '#domain/couriers/memory/group-memory.ts'
import type { GroupTally } from '#domain/couriers/memory/tally-choices.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { PackedState } from '#domain/upload/events/pack-state.ts'
import type { SourceId } from '#domain/draft/row.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { UploadEntry } from '#domain/upload/upload.ts'
import type { DraftWriting, PartWriting, SheetMove, StoredDraft } from './kept-draft.ts'
import type { KeptSheet } from '#domain/kept/schemas.ts'
import type { CheckpointHead, CheckpointPart, CheckpointStamp } from '#domain/kept/checkpoint.ts'
import type {
  NewUpload,
  StoredEvent,
  UploadChunk,
  UploadDigest,
  UploadSheet,
} from '#domain/kept/upload.ts'

/**
 * All that is kept for one service address and practice mark. A method that writes resolves when everything it was
 * given is committed, and rejects when nothing of it is.
 */
export type Store = DraftStore &
  UploadStore &
  JournalStore &
  LearntStore & {
    /** Deletes all that is kept for this service, at once or not at all. */
    readonly clearEverything: () => Promise<void>
    /** Nothing can be read or written any more. */
    readonly close: () => void
  }

/** The sheet that is being prepared. */
export type DraftStore = {
  /** The draft that is kept; null when there is none. Rejects with an `UnreadableRecord` when it cannot be read. */
  readonly readDraft: () => Promise<StoredDraft | null>
  /** The draft as it is kept, for a copy of what cannot be read. */
  readonly readRawDraft: () => Promise<RawRecords>
  /** Deletes the draft with its sheets. */
  readonly deleteDraft: () => Promise<void>
  /** Writes rows ahead of the state that refers to them, so that the worker is never busy for long. */
  readonly writeDraftRows: (parts: PartWriting) => Promise<void>
  /** Writes the state and what is left of the rows and actions that it refers to. */
  readonly writeDraft: (writing: DraftWriting) => Promise<void>
  /** Moves entries out of the draft into an upload, with copies of the sheets that they came from. */
  readonly moveToUpload: (
    upload: NewUpload,
    rest: DraftWriting,
    sheets: readonly SheetMove[],
  ) => Promise<void>
  /** The sources whose sheets are kept as they were read. */
  readonly listSheets: () => Promise<readonly SourceId[]>
  /** A sheet as it was read; null when it is not kept. */
  readonly readSheet: (sourceId: SourceId) => Promise<KeptSheet | null>
  readonly writeSheet: (sourceId: SourceId, sheet: KeptSheet) => Promise<void>
  readonly deleteSheets: (sourceIds: readonly SourceId[]) => Promise<void>
}

/** Records as they are kept, by what they are. */
export type RawRecords = Readonly<Record<string, readonly unknown[]>>

/**
 * What each upload began with, and what belongs to it as a whole. Reading one upload rejects with an
 * `UnreadableRecord` when it is kept and cannot be read.
 */
export type UploadStore = {
  /** The uploads of this browser that can be read, the newest first. */
  readonly listHeaders: () => Promise<readonly UploadHeader[]>
  /** The uploads of which not even the header can be read. */
  readonly listUnreadable: () => Promise<readonly string[]>
  readonly readHeader: (id: string) => Promise<UploadHeader | undefined>
  /** Writes an upload with its first event and what came `later`; rejects when there is one of this id. */
  readonly createUpload: (upload: NewUpload, later?: readonly JournalEvent[]) => Promise<void>
  /** Gives an upload a name, or takes it away; an upload that is gone stays gone. */
  readonly renameUpload: (id: string, name: string | null) => Promise<void>
  /** Deletes an upload with everything that is kept of it. */
  readonly deleteUpload: (id: string) => Promise<void>
  /** `count` packed chunks from chunk `from` on; the caller unpacks them with breaks. */
  readonly readChunks: (id: string, from: number, count: number) => Promise<readonly UploadChunk[]>
  /** The entries of `count` chunks from chunk `from` on; empty behind the last one. */
  readonly readEntries: (
    header: Pick<UploadHeader, 'id' | 'sources'>,
    from: number,
    count: number,
  ) => Promise<readonly UploadEntry[]>
  /** All that an upload was made of and what happened to it, as it is kept; its sheets are the person's own files. */
  readonly readRaw: (id: string) => Promise<RawRecords>
  /** A sheet from which entries came, by its index in the `sources` of the header. */
  readonly readUploadSheet: (id: string, sourceIndex: number) => Promise<UploadSheet | undefined>
  /** The upload of each sheet that is kept of one. */
  readonly listUploadSheets: () => Promise<readonly string[]>
  /** Deletes the sheets of uploads; what else is kept of them stays. */
  readonly deleteUploadSheets: (ids: readonly string[]) => Promise<void>
  /** The digests that are kept, by upload; each is true only while its `lastEvent` is the journal's last. */
  readonly readDigests: () => Promise<ReadonlyMap<string, UploadDigest>>
  /** Keeps a digest; nothing for an upload that was deleted meanwhile. */
  readonly writeDigest: (digest: UploadDigest) => Promise<void>
}

/** What came with a fault, as far as it is kept. */
export type KeptReply = { readonly text: string; readonly isCut: boolean }

/** What happened to each upload, event after event, and what these events come to. */
export type JournalStore = {
  /**
   * Appends to a journal of which the events up to `last` are known; rejects with a `JournalConflict` when there are
   * others. What is appended survives a power cut.
   */
  readonly appendEvents: (
    id: string,
    last: number,
    events: readonly JournalEvent[],
  ) => Promise<void>
  /** At most `count` events after the one with the number `after`; numbers are without a gap. */
  readonly readEvents: (id: string, after: number, count: number) => Promise<readonly StoredEvent[]>
  /** The number of the last event of a journal; 0 when there is none. */
  readonly lastEventNumber: (id: string) => Promise<number>
  /** The numbers of the last events of many journals, as they are at one moment. */
  readonly lastEventNumbers: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The exact text that a request carried; undefined when there is no such request. */
  readonly readBody: (id: string, request: number) => Promise<string | undefined>
  /** What came with the fault of a request to the letter; null: nothing did, or an earlier version did not keep it. */
  readonly readReply: (id: string, request: number, fault: Fault) => Promise<KeptReply | null>
  /** Puts a checkpoint in the place of the one before; nothing for an upload that was deleted meanwhile. */
  readonly writeCheckpoint: (
    id: string,
    stamp: CheckpointStamp,
    state: PackedState,
  ) => Promise<void>
  readonly readCheckpointHead: (id: string) => Promise<CheckpointHead | undefined>
  /** `count` parts from part `from` on, of whichever checkpoint: `isPartOf` tells. */
  readonly readCheckpointParts: (
    id: string,
    from: number,
    count: number,
  ) => Promise<readonly CheckpointPart[]>
}

/** What was learnt from the person and from the service's answers. */
export type LearntStore = {
  /** The layouts of sheets that are remembered, those used last first. */
  readonly listLayouts: () => Promise<readonly RememberedLayout[]>
  /** Remembers a layout, in the place of what is remembered for the one that says the opposite. */
  readonly rememberLayout: (layout: RememberedLayout) => Promise<void>
  readonly forgetLayout: (layout: string) => Promise<void>
  readonly forgetLayouts: () => Promise<void>
  /** The couriers that this service's answers have offered, those seen last first. */
  readonly readSeenCouriers: () => Promise<readonly CourierCandidate[]>
  /** Keeps couriers that an answer of this service offered, in the place of what was kept under the same keys. */
  readonly rememberCouriers: (candidates: readonly CourierCandidate[], at: number) => Promise<void>
  /** The codes that the person chose for names, by their keys: those of the shop first; empty: not named. */
  readonly readChosen: (shop: string) => Promise<ReadonlyMap<string, string>>
  /** Remembers which codes the person chose; the last choice for a name counts. */
  readonly rememberChosen: (
    chosen: readonly ChosenCourier[],
    at: number,
    shop: string,
  ) => Promise<void>
  /** What came of the person's choices, by the ID of the group; it outlives the uploads. */
  readonly readGroupMemories: () => Promise<GroupMemories>
  /** Remembers what came of the choices of an upload, in the place of what was remembered of it before. */
  readonly rememberChoices: (
    upload: Pick<UploadHeader, 'id' | 'shop'>,
    tallies: ReadonlyMap<string, GroupTally>,
  ) => Promise<void>
  /** The rules by which couriers are suggested. */
  readonly readRules: () => Promise<readonly CourierRule[]>
  /** Keeps rules, each in the place of the one for the same shape and couriers. */
  readonly keepRules: (rules: readonly CourierRule[]) => Promise<void>
  readonly forgetRule: (rule: CourierRule) => Promise<void>
  /** How many remembered layouts and couriers are kept that cannot be read; nothing else counts them. */
  readonly countUnreadable: () => Promise<number>
  readonly forgetUnreadable: () => Promise<void>
}

/** How the columns of a kind of sheet were matched, as the person confirmed it. */
export type RememberedLayout = {
  readonly layout: string
  readonly mapping: ColumnMapping
  /** When it was confirmed or used last. */
  readonly at: number
  /** As the sheet had them; null: it had none. Not there in what an earlier release kept, as the next. */
  readonly headers?: readonly string[] | null
  /** What the cells of each column looked like. */
  readonly kinds?: readonly ColumnKind[]
}

/** Names the store of a service; data of two services or of practice never meet. */
export function storeName(serviceAddress: string, practice: boolean): string {
  return `tracking-upload ${practice ? 'practice' : 'live'} ${serviceAddress}`
}
