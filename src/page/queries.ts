import {
  keepPreviousData,
  MutationCache,
  type Query,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { usedCountries } from '#domain/couriers/advise-on-group.ts'
import { memoriesFor } from '#domain/couriers/memory/group-memory.ts'
import { bookOf } from '#domain/couriers/rules/courier-rules.ts'
import { loadCourierList, joinKnownCouriers } from '#domain/couriers/list/courier-list.ts'
import { loadFormatIndex } from '#domain/formats/format-index.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { EntrySearch } from '#records/find-entries.ts'
import type { QuestionOf, RecordAnswer, RecordName } from '#records/client.ts'
import type { DraftAnswer, DraftArgs, DraftQuestion } from '#sheet-engine/client.ts'
import type { Upload } from '#run/upload.ts'
import type { Services, useDraft } from './services.ts'

/** A part of what this browser keeps or says that can change while pages are open. */
export type Changing =
  /** Uploads and their journals. */
  | 'uploads'
  /** The couriers that the service has offered, and what came of choices. */
  | 'couriers'
  | 'rules'
  /** Remembered columns. */
  | 'layouts'
  /** Its room, and whether it keeps what is stored. */
  | 'browser'

declare module '@tanstack/react-query' {
  // What merges with the types of a package has to be an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    /** What a mutation changes: all that is shown of it is read again. */
    mutationMeta: { readonly changes?: readonly Changing[] }
  }
}

const DEPENDS_ON = 'depends on'

/** The beginning of a key: on what the answer depends. */
const dependsOn = (...parts: readonly Changing[]) => [DEPENDS_ON, parts] as const

/** Has all that depends on these read again, and nothing else. */
export function readAgain(client: QueryClient, changed: readonly Changing[]): Promise<void> {
  const predicate = ({ queryKey: [kind, parts] }: Query) =>
    kind === DEPENDS_ON && (parts as readonly Changing[]).some((part) => changed.includes(part))
  return client.invalidateQueries({ predicate })
}

/** The cache of all that pages read; what a mutation has changed is read again. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    // What is read is in this browser: it is there offline too, and a second try would bring the same.
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSettled: (_data, _error, _variables, _result, { meta }) =>
        void readAgain(client, meta?.changes ?? []),
    }),
  })
  return client
}

type From<Name extends keyof Services> = Pick<Services, Name>

/** On what the answer to each question about what is kept depends, besides the question. */
const RECORDS = {
  checkEntry: [],
  countKept: ['uploads', 'couriers', 'layouts'],
  describeUploads: ['uploads'],
  findRepair: ['uploads'],
  findRepeat: ['uploads'],
  listLayouts: ['layouts'],
  listUploads: ['uploads'],
  planCleaning: ['uploads'],
  readRequest: ['uploads'],
  reviewMonth: ['uploads'],
} as const satisfies { readonly [Name in RecordName]?: readonly Changing[] }

/** A question about what is kept: it is the key. */
export const recordQuery = <Name extends keyof typeof RECORDS>(
  { records }: From<'records'>,
  name: Name,
  question: QuestionOf<Name>,
) =>
  queryOptions<RecordAnswer<Name>>({
    queryKey: [...dependsOn(...RECORDS[name]), name, question],
    queryFn: ({ signal }) => records.ask(name, question, { signal }),
  })

/** A question about the draft: asked again after each change, with the last answer in sight until the next is there. */
export const draftQuery = <Name extends DraftQuestion>(
  { client, snapshot }: Pick<ReturnType<typeof useDraft>, 'client' | 'snapshot'>,
  name: Name,
  ...args: DraftArgs<Name>
) =>
  queryOptions<DraftAnswer<Name>>({
    queryKey: ['draft', name, args, snapshot.revision],
    queryFn: () => client.ask(name, ...args),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Entries of all uploads; the visit in the question says when they may have changed. */
export const searchQuery = (
  { records }: From<'records'>,
  question: EntrySearch,
  onProgress: (done: number, total: number) => void,
) =>
  queryOptions({
    queryKey: ['search', question],
    queryFn: ({ signal }) => records.ask('findEntries', question, { signal, onProgress }),
  })

/** Where found entries are now, as of a visit. */
export const statusesQuery = (
  { records }: From<'records'>,
  question: QuestionOf<'readOutcomes'>,
  visit: number,
) =>
  queryOptions({
    queryKey: ['search', question, visit],
    queryFn: ({ signal }) => records.ask('readOutcomes', question, { signal }),
  })

/** What happened to one entry; read again when one of these values changes. */
export const storyQuery = (
  { id, story }: Pick<Upload, 'id' | 'story'>,
  position: Position,
  { entries, outcomes, choices }: Pick<UploadState, 'entries' | 'outcomes' | 'choices'>,
) =>
  queryOptions({
    queryKey: [
      'story',
      id,
      position,
      entries.at(position),
      outcomes[position],
      choices.get(position),
    ],
    queryFn: () => story(position),
    placeholderData: (before) => before,
  })

/** The couriers to offer where a code is typed. A code can be typed without either list. */
export const couriersQuery = ({ readSeenCouriers }: From<'readSeenCouriers'>) =>
  queryOptions({
    queryKey: [...dependsOn('couriers'), 'known'],
    queryFn: async () => {
      const [seen, listed] = await Promise.all([
        readSeenCouriers().catch(() => []),
        loadCourierList().catch(() => []),
      ])
      return joinKnownCouriers(seen, listed)
    },
  })

/** What is known of the tracking numbers of each courier; it comes with the build. */
export const formatsQuery = () =>
  queryOptions({
    queryKey: ['formats'],
    queryFn: loadFormatIndex,
    staleTime: Infinity,
    structuralSharing: false,
  })

/**
 * What is known of earlier choices of couriers: those of a shop first, `''` for those of the whole service. Without it
 * couriers are chosen in the order of the service.
 */
export const courierMemoryQuery = (
  {
    readGroupMemories,
    readSeenCouriers,
    rules,
  }: From<'readGroupMemories' | 'readSeenCouriers' | 'rules'>,
  shop: string,
) =>
  queryOptions({
    queryKey: [...dependsOn('couriers', 'rules'), 'memory', shop],
    queryFn: async () => {
      const reading = [readGroupMemories(), readSeenCouriers(), readRules(rules)] as const
      const [all, seen, kept] = await Promise.all(reading)
      const memories = memoriesFor(shop, all)
      return { memories, countries: usedCountries(memories, seen), rules: bookOf(kept) }
    },
  })

const readRules = async (rules: From<'rules'>['rules']) => rules?.readRules() ?? []

/** The headers of all uploads, the latest first. */
export const headersQuery = ({ uploads }: From<'uploads'>) =>
  queryOptions({
    queryKey: [...dependsOn('uploads'), 'headers'],
    queryFn: async () => (await uploads?.list()) ?? [],
  })

/** Whether the browser keeps what is stored when its disk gets full; null: it does not tell. */
export const persistedQuery = () =>
  queryOptions({
    queryKey: [...dependsOn('browser'), 'persisted'],
    queryFn: async () =>
      'storage' in navigator && 'persisted' in navigator.storage
        ? navigator.storage.persisted()
        : null,
  })

/** How much room is in use; null: the browser does not tell. */
export const estimateQuery = () =>
  queryOptions({
    queryKey: [...dependsOn('browser'), 'estimate'],
    queryFn: async () => {
      if (!('storage' in navigator && 'estimate' in navigator.storage)) return null
      const { usage, quota } = await navigator.storage.estimate()
      return usage === undefined || quota === undefined ? null : { used: usage, quota }
    },
  })
