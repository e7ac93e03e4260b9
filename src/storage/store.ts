import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { ColumnKind } from '#domain/columns/column-kind.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import type { GroupMemories } from '#domain/couriers/memory/group-memory.ts'
import type { GroupTally } from '#domain/couriers/memory/tally-choices.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/fault.ts'
import type { PackedState } from '#domain/upload/events/pack-state.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadEntry } from '#domain/upload/upload.ts'
import type { DraftWriting, PartWriting, SheetMove, StoredDraft } from './kept-draft.ts'
import type { KeptSheet } from '#domain/sheet/stored-sheet.ts'
import type {
  CheckpointHead,
  CheckpointPart,
  CheckpointStamp,
} from '#domain/upload/events/checkpoint.ts'
import type {
  NewUpload,
  StoredEvent,
  UploadChunk,
  UploadDigest,
  UploadSheet,
} from '#domain/upload/stored-upload.ts'

/**
 * The stored data for one service address and mode (practice or live). A method that writes resolves when everything is
 * committed and rejects when nothing is.
 */
export type Store = DraftStore &
  UploadStore &
  JournalStore &
  LearntStore & {
    /** Deletes all data of this service in one transaction. */
    readonly clearEverything: () => Promise<void>
    /** Closes the store; later reads and writes reject. */
    readonly close: () => void
  }

/** The draft: the sheet that is being prepared. */
export type DraftStore = {
  /** Reads the draft; null without one. Rejects with an `UnreadableRecord` when it cannot be read. */
  readonly readDraft: () => Promise<StoredDraft | null>
  /** Reads the raw records of the draft, for a copy when it is unreadable. */
  readonly readRawDraft: () => Promise<RawRecords>
  /** Deletes the draft with its sheets. */
  readonly deleteDraft: () => Promise<void>
  /** Writes rows before the state that refers to them, so that the worker is never blocked for long. */
  readonly writeDraftRows: (parts: PartWriting) => Promise<void>
  /** Writes the state and the remaining rows and actions that it refers to. */
  readonly writeDraft: (writing: DraftWriting) => Promise<void>
  /** Moves entries from the draft into an upload, with copies of their sheets. */
  readonly moveToUpload: (
    upload: NewUpload,
    rest: DraftWriting,
    sheets: readonly SheetMove[],
  ) => Promise<void>
  /** Lists the sources whose sheets are stored. */
  readonly listSheets: () => Promise<readonly SourceId[]>
  /** Reads a stored sheet; null without one. */
  readonly readSheet: (sourceId: SourceId) => Promise<KeptSheet | null>
  readonly writeSheet: (sourceId: SourceId, sheet: KeptSheet) => Promise<void>
  readonly deleteSheets: (sourceIds: readonly SourceId[]) => Promise<void>
}

/** Raw records by store. */
export type RawRecords = Readonly<Record<string, readonly unknown[]>>

/**
 * The entries, sheets and digests of uploads. Reading an upload that is stored but invalid rejects with an
 * `UnreadableRecord`.
 */
export type UploadStore = {
  /** Lists the readable uploads, the newest first. */
  readonly listHeaders: () => Promise<readonly UploadHeader[]>
  /** Lists the IDs of uploads whose header is unreadable. */
  readonly listUnreadable: () => Promise<readonly string[]>
  readonly readHeader: (id: string) => Promise<UploadHeader | undefined>
  /** Writes an upload with its first event and `later` ones; rejects when the ID exists. */
  readonly createUpload: (upload: NewUpload, later?: readonly JournalEvent[]) => Promise<void>
  /** Sets or removes the name of an upload; does nothing for a deleted upload. */
  readonly renameUpload: (id: string, name: string | null) => Promise<void>
  /** Deletes an upload with all of its data. */
  readonly deleteUpload: (id: string) => Promise<void>
  /** Reads `count` packed chunks from chunk `from` on, which the caller unpacks without a long task. */
  readonly readChunks: (id: string, from: number, count: number) => Promise<readonly UploadChunk[]>
  /** Reads the entries of `count` chunks from chunk `from` on; empty after the last one. */
  readonly readEntries: (
    header: Pick<UploadHeader, 'id' | 'sources'>,
    from: number,
    count: number,
  ) => Promise<readonly UploadEntry[]>
  /** Reads the raw records of an upload, without its sheets, which are the user's own files. */
  readonly readRaw: (id: string) => Promise<RawRecords>
  /** Reads a sheet of an upload by its index in the `sources` of the header. */
  readonly readUploadSheet: (id: string, sourceIndex: number) => Promise<UploadSheet | undefined>
  /** Lists the upload ID of each stored sheet. */
  readonly listUploadSheets: () => Promise<readonly string[]>
  /** Deletes the sheets of uploads and keeps their other data. */
  readonly deleteUploadSheets: (ids: readonly string[]) => Promise<void>
  /** Reads the digests by upload; each is valid only while its `lastEvent` is the journal's last. */
  readonly readDigests: () => Promise<ReadonlyMap<string, UploadDigest>>
  /** Writes a digest; does nothing for a deleted upload. */
  readonly writeDigest: (digest: UploadDigest) => Promise<void>
}

/** The stored text of a fault's reply, which may be truncated. */
export type KeptReply = { readonly text: string; readonly isCut: boolean }

/** The journals of uploads, with their bodies and checkpoints. */
export type JournalStore = {
  /**
   * Appends to a journal whose last event is `last`; rejects with a `JournalConflict` if it isn't. Appended events
   * survive a power cut.
   */
  readonly appendEvents: (
    id: string,
    last: number,
    events: readonly JournalEvent[],
  ) => Promise<void>
  /** Reads at most `count` events after number `after`; numbers have no gaps. */
  readonly readEvents: (id: string, after: number, count: number) => Promise<readonly StoredEvent[]>
  /** Returns the number of a journal's last event; 0 without events. */
  readonly lastEventNumber: (id: string) => Promise<number>
  /** Returns the numbers of the last events of several journals, read in one transaction. */
  readonly lastEventNumbers: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Reads the exact body of a request; undefined when the request doesn't exist. */
  readonly readBody: (id: string, request: number) => Promise<string | undefined>
  /** Reads the exact text that came with a fault; null without one. */
  readonly readReply: (id: string, request: number, fault: Fault) => Promise<KeptReply | null>
  /** Replaces the checkpoint of an upload; does nothing for a deleted upload. */
  readonly writeCheckpoint: (
    id: string,
    stamp: CheckpointStamp,
    state: PackedState,
  ) => Promise<void>
  readonly readCheckpointHead: (id: string) => Promise<CheckpointHead | undefined>
  /** Reads `count` parts from part `from` on, of any checkpoint; check them with `isPartOf`. */
  readonly readCheckpointParts: (
    id: string,
    from: number,
    count: number,
  ) => Promise<readonly CheckpointPart[]>
}

/** Data learnt from the user and from the service's answers. */
export type LearntStore = {
  /** Lists the remembered layouts of sheets, the last used first. */
  readonly listLayouts: () => Promise<readonly RememberedLayout[]>
  /** Remembers a layout, replacing the opposite one. */
  readonly rememberLayout: (layout: RememberedLayout) => Promise<void>
  readonly forgetLayout: (layout: string) => Promise<void>
  readonly forgetLayouts: () => Promise<void>
  /** Reads the couriers that this service has offered, the last seen first. */
  readonly readSeenCouriers: () => Promise<readonly CourierCandidate[]>
  /** Stores couriers that an answer offered, replacing those with the same keys. */
  readonly rememberCouriers: (candidates: readonly CourierCandidate[], at: number) => Promise<void>
  /** Reads the chosen codes by name, preferring those of the shop; `shop` is empty without a name. */
  readonly readChosen: (shop: string) => Promise<ReadonlyMap<string, string>>
  /** Remembers the user's codes for names; the last choice for a name counts. */
  readonly rememberChosen: (
    chosen: readonly ChosenCourier[],
    at: number,
    shop: string,
  ) => Promise<void>
  /** Reads the results of the user's choices by group ID; they outlive the uploads. */
  readonly readGroupMemories: () => Promise<GroupMemories>
  /** Remembers the results of an upload's choices, replacing earlier ones of the same upload. */
  readonly rememberChoices: (
    upload: Pick<UploadHeader, 'id' | 'shop'>,
    tallies: ReadonlyMap<string, GroupTally>,
  ) => Promise<void>
  /** Reads the courier rules. */
  readonly readRules: () => Promise<readonly CourierRule[]>
  /** Stores rules, each replacing the one for the same shape and couriers. */
  readonly keepRules: (rules: readonly CourierRule[]) => Promise<void>
  readonly forgetRule: (rule: CourierRule) => Promise<void>
  /** Counts the unreadable records of learnt data, which other methods skip. */
  readonly countUnreadable: () => Promise<number>
  readonly forgetUnreadable: () => Promise<void>
}

/** A remembered column mapping for a kind of sheet, confirmed by the user. */
export type RememberedLayout = {
  readonly layout: string
  readonly mapping: ColumnMapping
  /** When the mapping was last confirmed or used. */
  readonly at: number
  /** The sheet's headers, or null without any. */
  readonly headers: readonly string[] | null
  /** The kind of each column's cells. */
  readonly kinds: readonly ColumnKind[]
}

/** Returns the name of a service's store; services and practice have separate ones. */
export function storeName(serviceAddress: string, practice: boolean): string {
  return `tracking-upload ${practice ? 'practice' : 'live'} ${serviceAddress}`
}
