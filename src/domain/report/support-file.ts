import { OUTCOME_KINDS, type OutcomeKind, type Timestamp } from '#domain/upload/outcome.ts'
import type { EventOf, UploadEvent } from '#domain/upload/upload-event.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import { codeOfFault, FAULT_CODES } from '#domain/upload/explain-outcome.ts'

/** A stored event, without the content of answers. */
type KeptEvent =
  | Exclude<UploadEvent, { type: 'answered' }>
  | (Omit<EventOf<'answered'>, 'result'> & { readonly status: number })

type Counts = Readonly<Record<string, number>>

/** Counts and durations of an upload, without any value of its entries. */
export type JournalShape = {
  readonly startedBeforeMs: number
  readonly lastedMs: number
  readonly entries: number
  /** Number of entries by current outcome. */
  readonly outcomes: Counts
  readonly practice: boolean
  readonly sources: Counts
  readonly events: Counts
  readonly submissions: Counts
  readonly faults: Counts
  readonly statuses: Counts
  /** Times from a request to its reply. */
  readonly replyMs: {
    readonly least: number
    readonly middle: number
    readonly most: number
  } | null
}

const EVENT_TYPES = Object.keys({
  submitted: true,
  requested: true,
  answered: true,
  faulted: true,
  corrected: true,
  'courier-chosen': true,
  'choice-undone': true,
  'set-aside': true,
  'marked-accepted': true,
  'taken-back': true,
  stopped: true,
  resumed: true,
  'handed-over': true,
  'hand-over-ended': true,
} satisfies Record<UploadEvent['type'], true>)
const REASONS = ['first-sending', 'corrected', 'couriers', 'doubt', 'one-by-one', 'again', 'split']
const SOURCES = ['file', 'pasted', 'typed', 'sample']

/** Reads the shape of an upload from its journal. Unknown names count as "other", since they may be any text. */
export function shapeOfJournal(
  { startedAt, entryCount, practice, sources }: UploadHeader,
  events: readonly KeptEvent[],
  outcomes: Readonly<Record<OutcomeKind, number>>,
  now: Timestamp,
): JournalShape {
  const of = <Type extends KeptEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<KeptEvent, { type: Type }> => event.type === type)
  return {
    startedBeforeMs: now - startedAt,
    lastedMs: Math.max(startedAt, ...events.slice(-1).map(({ at }) => at)) - startedAt,
    entries: entryCount,
    outcomes: Object.fromEntries(OUTCOME_KINDS.map((kind) => [kind, outcomes[kind]])),
    practice,
    sources: countKnown(sources, SOURCES, ({ kind }) => kind),
    events: countKnown(events, EVENT_TYPES, ({ type }) => type),
    submissions: countKnown(of('submitted'), REASONS, ({ reason }) => reason),
    faults: countKnown(of('faulted'), FAULT_CODES, ({ fault }) => codeOfFault(fault)),
    statuses: countKnown(of('answered'), STATUSES, ({ status }) => String(status)),
    replyMs: measureReplies(of('requested'), [...of('answered'), ...of('faulted')]),
  }
}

const STATUSES = Array.from({ length: 500 }, (_, index) => String(100 + index))

function countKnown<Item>(
  items: readonly Item[],
  known: readonly string[],
  nameOf: (item: Item) => string,
): Counts {
  const counts: Record<string, number> = {}
  for (const item of items) {
    const name = known.includes(nameOf(item)) ? nameOf(item) : 'other'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

type Timed = { readonly request: number; readonly at: Timestamp }

function measureReplies(requests: readonly Timed[], replies: readonly Timed[]) {
  const sentAt = new Map(requests.map(({ request, at }) => [request, at]))
  const times = replies
    .flatMap(({ request, at }) => at - (sentAt.get(request) ?? Number.NaN))
    .filter((ms) => ms >= 0)
    .toSorted((one, other) => one - other)
  const [least] = times
  const middle = times[Math.floor(times.length / 2)]
  const most = times.at(-1)
  if (least === undefined || middle === undefined || most === undefined) return null
  return { least, middle, most }
}

/** The content of the support file: only numbers, settings, and names from the browser or this product. */
export type SupportFacts = {
  readonly version: string
  readonly language: string
  readonly browser: {
    readonly name: string
    readonly languages: readonly string[]
    readonly window: readonly [width: number, height: number]
    readonly online: boolean
    readonly secure: boolean
    readonly processors: number
  }
  readonly settings: Readonly<
    Record<string, string | boolean | Readonly<Record<string, number | string>>>
  >
  readonly installation: {
    readonly practice: boolean
    readonly forwarded: boolean
    readonly requestSize: number
    readonly requestsAtOnce: number
    readonly timeoutMs: number
  }
  readonly storage: {
    readonly usedBytes: number | null
    readonly quotaBytes: number | null
    readonly keptForGood: boolean | null
  }
  /** Milliseconds since the navigation began. */
  readonly pageMs: {
    readonly fetched: number
    readonly read: number
    readonly shown: number
  } | null
  readonly uploads: readonly JournalShape[]
}

/** Returns the support file as readable text, to be reviewed before it is saved. */
export function writeSupportFile(facts: SupportFacts): string {
  return `${JSON.stringify({ supportFile: 1, ...facts }, null, 2)}\n`
}
