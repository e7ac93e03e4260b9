import { keepPreviousData, MutationCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { usedCountries } from '#domain/couriers/advise-on-group.ts'
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

/** What an upload, another tab or a mutation may change. */
export const KEPT = ['kept'] as const

/** The cache of all that pages read; every mutation has everything on the screen read again. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    // What is read is in this browser: it is there offline too, and a second try would bring the same.
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onSettled: () => void client.invalidateQueries() }),
  })
  return client
}

/** The one that the pages share. */
export const pageClient = createQueryClient()

type From<Name extends keyof Services> = Pick<Services, Name>

/** A question about what is kept: the question is the key. */
export const recordQuery = <Name extends RecordName>(
  { records }: From<'records'>,
  name: Name,
  question: QuestionOf<Name>,
) =>
  queryOptions<RecordAnswer<Name>>({
    queryKey: [...KEPT, name, question],
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
    queryKey: [...KEPT, 'couriers'],
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

/** What is known of earlier choices of couriers. Without it couriers are chosen in the order of the service. */
export const courierMemoryQuery = ({
  readGroupMemories,
  readSeenCouriers,
  rules,
}: From<'readGroupMemories' | 'readSeenCouriers' | 'rules'>) =>
  queryOptions({
    queryKey: [...KEPT, 'courier-memory'],
    queryFn: async () => {
      const reading = [readGroupMemories(), readSeenCouriers(), readRules(rules)] as const
      const [memories, seen, kept] = await Promise.all(reading)
      return { memories, countries: usedCountries(memories, seen), rules: bookOf(kept) }
    },
  })

const readRules = async (rules: From<'rules'>['rules']) => rules?.readRules() ?? []

/** The headers of all uploads, the latest first. */
export const headersQuery = ({ uploads }: From<'uploads'>) =>
  queryOptions({
    queryKey: [...KEPT, 'headers'],
    queryFn: async () => (await uploads?.list()) ?? [],
  })

/** Whether the browser keeps what is stored when its disk gets full; null: it does not tell. */
export const persistedQuery = () =>
  queryOptions({
    queryKey: ['browser', 'persisted'],
    queryFn: async () =>
      'storage' in navigator && 'persisted' in navigator.storage
        ? navigator.storage.persisted()
        : null,
  })

/** How much room is in use; null: the browser does not tell. */
export const estimateQuery = () =>
  queryOptions({
    queryKey: ['browser', 'estimate'],
    queryFn: async () => {
      if (!('storage' in navigator && 'estimate' in navigator.storage)) return null
      const { usage, quota } = await navigator.storage.estimate()
      return usage === undefined || quota === undefined ? null : { used: usage, quota }
    },
  })
