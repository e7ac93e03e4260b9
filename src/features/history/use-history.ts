import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListedUpload } from '#records/list-uploads.ts'
import type { RecordsClient } from '#records/client.ts'
import { keepOldCounts, type ShownUpload, withCounts } from './shown-upload.ts'

type History = {
  /** The newest first; undefined while they are read for the first time. */
  readonly uploads: readonly ShownUpload[] | undefined
  readonly isError: boolean
  readonly again: () => void
  /** When they were read: something may have changed since. */
  readonly readAt: number
}

const KEY = ['uploads'] as const
/** Journals that are read for one drawing of the list. */
const COUNTED_AT_ONCE = 8
/** Another tab that sends tells after each request. */
const BETWEEN_READS_MS = 500

/** The uploads of this browser, read again when something changed; what is not counted yet is counted one after the other. */
export function useHistory(
  records: RecordsClient,
  subscribe: (listener: () => void) => () => void,
  /** It counts itself. */
  activeId: string | null,
): History {
  const { data, isError, refetch, dataUpdatedAt } = useQuery<readonly ShownUpload[]>({
    queryKey: KEY,
    queryFn: ({ signal }) => records.ask('listUploads', null, { signal }),
    structuralSharing: (before, now) =>
      keepOldCounts(before as readonly ShownUpload[], now as readonly ListedUpload[]),
    networkMode: 'always',
    retry: 0,
  })
  useReading(subscribe, refetch)
  useCounting(records, data, activeId)
  return { uploads: data, isError, again: () => void refetch(), readAt: dataUpdatedAt }
}

/** Reads at once when something changed, and not more often than is of use. */
function useReading(
  subscribe: (listener: () => void) => () => void,
  read: () => Promise<unknown>,
): void {
  useEffect(() => {
    let readAt = -Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const readNow = () => {
      timer = undefined
      readAt = performance.now()
      void read()
    }
    const stop = subscribe(() => {
      timer ??= setTimeout(readNow, readAt + BETWEEN_READS_MS - performance.now())
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both are called in it
  }, [subscribe, read])
}

function useCounting(
  records: RecordsClient,
  uploads: readonly ShownUpload[] | undefined,
  activeId: string | null,
): void {
  const client = useQueryClient()
  useEffect(() => {
    const ids = (uploads ?? [])
      .filter(({ header, counts, isOld }) => (counts === null || isOld) && header.id !== activeId)
      .slice(0, COUNTED_AT_ONCE)
      .map(({ header }) => header.id)
    if (ids.length === 0) return
    const leaving = new AbortController()
    const count = async () => {
      const digested = await records.ask('digestUploads', { ids }, { signal: leaving.signal })
      const updatedAt = client.getQueryState(KEY)?.dataUpdatedAt ?? 0
      const add = (now: readonly ShownUpload[] = []) => withCounts(now, ids, digested)
      client.setQueryData<readonly ShownUpload[]>(KEY, add, { updatedAt })
    }
    count().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error)
    })
    return () => leaving.abort()
  }, [client, records, uploads, activeId])
}
