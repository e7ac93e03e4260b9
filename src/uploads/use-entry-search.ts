import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useVisit } from '#shell/uploads/use-uploads.ts'
import { searchQuery, statusesQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import type { ShopChoice } from '#domain/upload/shops.ts'
import type { EntryHit } from '#worker/records/find-entries.ts'
import type { EntryStatus } from '#worker/records/about-entries.ts'

type Progress = { readonly done: number; readonly total: number }

const AT_ONCE = 20
const LONG_MS = 1000

/** Searches the entries of all uploads. The next key aborts the previous search. */
export function useEntrySearch(text: string, shop: ShopChoice) {
  const services = useServices()
  const [asked, setAsked] = useState({ text, limit: AT_ONCE })
  const limit = asked.text === text ? asked.limit : AT_ONCE
  const [progress, setProgress] = useState<Progress | null>(null)
  const visit = useVisit()
  const search = useQuery({
    ...searchQuery(services, { text, limit, visit, shop }, (done, total) =>
      setProgress({ done, total }),
    ),
    placeholderData: keepPreviousData,
  })
  const takesLong = useLonger(search.isFetching)
  return {
    ...search,
    /** null unless the search takes long. */
    progress: takesLong ? progress : null,
    showMore: () => setAsked({ text, limit: limit + AT_ONCE }),
  }
}

/** Returns true once something has been going on for a second. */
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

/** Returns the current outcomes of the entries found in an upload, or undefined while its journal is read. */
export function useStatuses(
  id: string,
  hits: readonly EntryHit[],
): readonly EntryStatus[] | undefined {
  const positions = hits.map(({ position }) => position)
  return useQuery(statusesQuery(useServices(), { id, positions }, useVisit())).data
}
