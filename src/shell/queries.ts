import {
  keepPreviousData,
  MutationCache,
  type Query,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { usedCountries } from '#domain/couriers/groups/advise-on-group.ts'
import { memoriesFor } from '#domain/couriers/memory/group-memory.ts'
import { bookOf } from '#domain/couriers/rules/courier-rules.ts'
import { loadCourierList, joinKnownCouriers } from '#domain/couriers/list/courier-list.ts'
import { loadFormatIndex } from '#domain/formats/format-index.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { EntrySearch } from '#worker/records/find-entries.ts'
import { addMethods } from '#worker/calls/calls.ts'
import type { DraftClient } from '#worker/client.ts'
import type { QUESTIONS } from '#worker/drafting/questions.ts'
import type { QuestionOf, RecordsClient } from '#worker/records/client.ts'
import type { Upload } from '#run/upload.ts'
import { type Services, useDraft } from './services.ts'

/** Kinds of data that can change while pages are open. */
export type Changing =
  /** Uploads and their journals. */
  | 'uploads'
  /** Couriers that the service has offered, and the results of choices. */
  | 'couriers'
  | 'rules'
  /** Remembered columns. */
  | 'layouts'
  /** Storage in use, and whether the browser keeps it. */
  | 'browser'

declare module '@tanstack/react-query' {
  // Merging with the types of a package needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    /** Data that a mutation changes. Its queries are loaded again. */
    mutationMeta: { readonly changes?: readonly Changing[] }
  }
}

const DEPENDS_ON = 'depends on'

/** Start of a query key: the data that the answer depends on. */
const dependsOn = (...parts: readonly Changing[]) => [DEPENDS_ON, parts] as const

/** Invalidates the queries that depend on the changed data. */
export function readAgain(client: QueryClient, changed: readonly Changing[]): Promise<void> {
  const predicate = ({ queryKey: [kind, parts] }: Query) =>
    kind === DEPENDS_ON && (parts as readonly Changing[]).some((part) => changed.includes(part))
  return client.invalidateQueries({ predicate })
}

/** Creates the query cache. A settled mutation invalidates the data that it changes. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    // The data is in this browser, so it is available offline, and a retry would give the same result.
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

/** Data that the answer to each question about the records depends on, besides its parameters. */
const RECORDS = {
  checkEntry: [],
  countKept: ['uploads', 'couriers', 'layouts'],
  findRepeat: ['uploads'],
  listLayouts: ['layouts'],
  listUploads: ['uploads'],
  planCleaning: ['uploads'],
  readRequest: ['uploads'],
  reviewMonth: ['uploads'],
} as const satisfies { readonly [Name in keyof RecordsClient]?: readonly Changing[] }

type Cached = keyof typeof RECORDS
type Asked<Question extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Question>>

type RecordQueries = {
  readonly [Name in keyof Pick<RecordsClient, Cached>]: (
    ...question: QuestionOf<Name>
  ) => ReturnType<typeof queryOptions<Asked<RecordsClient[Name]>>>
}

/** Queries for questions about the records. The question is part of the key. */
export const recordQueries = ({ records }: From<'records'>) =>
  addMethods<RecordQueries>({}, (name, [question]) =>
    queryOptions({
      queryKey: [...dependsOn(...RECORDS[name as Cached]), name, question],
      queryFn: ({ signal }): Promise<unknown> =>
        records[name as Cached](question as never, { signal }),
    }),
  )

type DraftQueries = {
  readonly [Name in keyof Pick<DraftClient['ask'], keyof typeof QUESTIONS>]: (
    ...args: Parameters<DraftClient['ask'][Name]>
  ) => ReturnType<typeof queryOptions<Asked<DraftClient['ask'][Name]>>>
}

/** Queries for questions about the draft. They run again after each change and keep the last answer meanwhile. */
export function useDraftQueries(): DraftQueries {
  const { client, snapshot } = useDraft()
  return addMethods<DraftQueries>({}, (name, args) =>
    queryOptions({
      queryKey: ['draft', name, args, snapshot.revision],
      queryFn: (): Promise<unknown> =>
        client.ask[name as keyof DraftQueries](...(args as [never, never])),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 0,
    }),
  )
}

/** Query for entries of all uploads. `visit` in the question changes when the entries may have changed. */
export const searchQuery = (
  { records }: From<'records'>,
  question: EntrySearch,
  onProgress: (done: number, total: number) => void,
) =>
  queryOptions({
    queryKey: ['search', question],
    queryFn: ({ signal }) => records.findEntries(question, { signal, onProgress }),
  })

/** Query for the current outcomes of found entries, as of a visit. */
export const statusesQuery = (
  { records }: From<'records'>,
  question: QuestionOf<'readOutcomes'>[0],
  visit: number,
) =>
  queryOptions({
    queryKey: ['search', question, visit],
    queryFn: ({ signal }) => records.readOutcomes(question, { signal }),
  })

/** Query for the history of one entry. It runs again when one of these values changes. */
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

/** Query for the couriers to offer beside a code. Codes can be typed without either list. */
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

/** Query for the number formats of the couriers, which are part of the build. */
export const formatsQuery = () =>
  queryOptions({
    queryKey: ['formats'],
    queryFn: loadFormatIndex,
    staleTime: Infinity,
    structuralSharing: false,
  })

/**
 * Query for earlier choices of couriers, the given shop's first (`''`: all). Without it, the service's order counts.
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

/** Query for the headers of all uploads, the latest first. */
export const headersQuery = ({ uploads }: From<'uploads'>) =>
  queryOptions({
    queryKey: [...dependsOn('uploads'), 'headers'],
    queryFn: async () => (await uploads?.list()) ?? [],
  })

/** Query for whether the browser keeps the data when its disk is full; null: unknown. */
export const persistedQuery = () =>
  queryOptions({
    queryKey: [...dependsOn('browser'), 'persisted'],
    queryFn: async () =>
      'storage' in navigator && 'persisted' in navigator.storage
        ? navigator.storage.persisted()
        : null,
  })

/** Query for the storage in use; null: unknown. */
export const estimateQuery = () =>
  queryOptions({
    queryKey: [...dependsOn('browser'), 'estimate'],
    queryFn: async () => {
      if (!('storage' in navigator && 'estimate' in navigator.storage)) return null
      const { usage, quota } = await navigator.storage.estimate()
      return usage === undefined || quota === undefined ? null : { used: usage, quota }
    },
  })
