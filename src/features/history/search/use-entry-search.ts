import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useVisit } from '#features/history/use-uploads.ts'
import { searchQuery, standingsQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import type { EntryHit } from '#records/find-entries.ts'
import type { EntryStanding } from '#records/about-entries.ts'

type Progress = { readonly done: number; readonly total: number }

const AT_ONCE = 20
const LONG_MS = 1000

/** Looks for entries in all uploads; the next key ends the search before it. */
export function useEntrySearch(text: string) {
  const services = useServices()
  const [asked, setAsked] = useState({ text, limit: AT_ONCE })
  const limit = asked.text === text ? asked.limit : AT_ONCE
  const [progress, setProgress] = useState<Progress | null>(null)
  const visit = useVisit()
  const search = useQuery({
    ...searchQuery(services, { text, limit, visit }, (done, total) => setProgress({ done, total })),
    placeholderData: keepPreviousData,
  })
  const takesLong = useLonger(search.isFetching)
  return {
    ...search,
    /** Set when it takes so long that it must be said. */
    progress: takesLong ? progress : null,
    showMore: () => setAsked({ text, limit: limit + AT_ONCE }),
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

/** Where found entries are now; undefined while their upload's journal is read. */
export function useStandings(
  hits: readonly EntryHit[],
): (hit: EntryHit) => EntryStanding | undefined {
  const services = useServices()
  const visit = useVisit()
  const ids = [...new Set(hits.map(({ upload }) => upload.id))]
  const standings = useQueries({
    queries: ids.map((id) => {
      const positions = hits.flatMap((hit) => (hit.upload.id === id ? [hit.position] : []))
      return standingsQuery(services, { id, positions }, visit)
    }),
  })
  return ({ upload, position }) =>
    standings[ids.indexOf(upload.id)]?.data?.find((standing) => standing.position === position)
}
