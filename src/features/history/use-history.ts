import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListedUpload } from '#workers/records-list-uploads.ts'
import type { RecordsClient } from '#workers/records-client.ts'

type History = {
  /** The newest first; undefined while they are read for the first time. */
  readonly uploads: readonly ListedUpload[] | undefined
  readonly isError: boolean
  readonly again: () => void
  /** When they were read: something may have changed since. */
  readonly readAt: number
}

const KEY = ['uploads'] as const
/** Journals that are read for one drawing of the list. */
const COUNTED_AT_ONCE = 8

/** The uploads of this browser, read again when one comes or goes; what is not counted yet is counted one after the other. */
export function useHistory(
  records: RecordsClient,
  subscribe: (listener: () => void) => () => void,
  /** It counts itself. */
  activeId: string | null,
): History {
  const { data, isError, refetch, dataUpdatedAt } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => records.ask('listUploads', null, { signal }),
    networkMode: 'always',
    retry: 0,
  })
  useEffect(() => subscribe(() => void refetch()), [subscribe, refetch])
  useCounting(records, data, activeId)
  return { uploads: data, isError, again: () => void refetch(), readAt: dataUpdatedAt }
}

function useCounting(
  records: RecordsClient,
  uploads: readonly ListedUpload[] | undefined,
  activeId: string | null,
): void {
  const client = useQueryClient()
  useEffect(() => {
    const ids = (uploads ?? [])
      .filter(({ header, counts }) => counts === null && header.id !== activeId)
      .slice(0, COUNTED_AT_ONCE)
      .map(({ header }) => header.id)
    if (ids.length === 0) return
    const leaving = new AbortController()
    const count = async () => {
      const digested = await records.ask('digestUploads', { ids }, { signal: leaving.signal })
      const counted = new Map(digested.map(({ id, counts }) => [id, counts]))
      client.setQueryData<readonly ListedUpload[]>(KEY, (now) => withCounts(now, ids, counted), {
        updatedAt: client.getQueryState(KEY)?.dataUpdatedAt ?? 0,
      })
    }
    count().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error)
    })
    return () => leaving.abort()
  }, [client, records, uploads, activeId])
}

/** What was asked for and is not there was deleted meanwhile. */
function withCounts(
  uploads: readonly ListedUpload[] = [],
  asked: readonly string[],
  counted: ReadonlyMap<string, NonNullable<ListedUpload['counts']>>,
): readonly ListedUpload[] {
  return uploads.flatMap((upload) => {
    const { id } = upload.header
    if (!asked.includes(id)) return [upload]
    const counts = counted.get(id)
    return counts ? [{ ...upload, counts }] : []
  })
}
