import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FoundEntries } from '#records/find-entries.ts'
import type { RecordsClient } from '#records/client.ts'

type Progress = { readonly done: number; readonly total: number }

export type EntrySearch = {
  /** What was found for this search, or for the one before while this one goes on. */
  readonly found: FoundEntries | undefined
  /** What was found belongs to the search before this one. */
  readonly isOld: boolean
  readonly isSearching: boolean
  readonly isError: boolean
  readonly again: () => void
  /** Set when it takes so long that it must be said. */
  readonly progress: Progress | null
  readonly showMore: () => void
}

const AT_ONCE = 20
const LONG_MS = 1000

/** Looks for entries in all uploads; the next key ends the search before it. */
export function useEntrySearch(records: RecordsClient, search: string, visit: number): EntrySearch {
  const [asked, setAsked] = useState({ search, limit: AT_ONCE })
  const limit = asked.search === search ? asked.limit : AT_ONCE
  const [progress, setProgress] = useState<Progress | null>(null)
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['entries', search, limit, visit],
    queryFn: ({ signal }) => {
      const onProgress = (done: number, total: number) => setProgress({ done, total })
      return records.ask('findEntries', { text: search, limit, visit }, { signal, onProgress })
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: 0,
  })
  const takesLong = useLonger(isFetching)
  return {
    found: data,
    isOld: isPlaceholderData,
    isSearching: isFetching,
    isError,
    again: () => void refetch(),
    progress: takesLong ? progress : null,
    showMore: () => setAsked({ search, limit: limit + AT_ONCE }),
  }
}

/** true once something has been going on for a second. */
function useLonger(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isGoingOn])
  return isLong
}
