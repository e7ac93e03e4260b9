import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recordQuery } from '#page/queries.ts'
import { type Services, useServices } from '#page/services.ts'
import type { ListedUpload } from '#records/list-uploads.ts'
import { keepOldCounts, type ShownUpload, withCounts } from './shown-upload.ts'

/** Journals that are read for one drawing of the list. */
const COUNTED_AT_ONCE = 8

const uploadsQuery = (services: Services) => ({
  ...recordQuery(services, 'listUploads', null),
  structuralSharing: (before: unknown, now: unknown) =>
    keepOldCounts(before as readonly ShownUpload[] | undefined, now as readonly ListedUpload[]),
})

/** The uploads of this browser, the newest first. */
export function useUploads() {
  return useQuery(uploadsQuery(useServices()))
}

/** When the list was read last: entries may have been corrected since the read before. */
export function useVisit(): number {
  // The list itself reads; a search that begins is no reason to read it again.
  return useQuery({ ...uploadsQuery(useServices()), refetchOnMount: false }).dataUpdatedAt
}

/** Counts what is not counted yet, some uploads after the other. The active one counts itself. */
export function useCounting(
  uploads: readonly ShownUpload[] | undefined,
  activeId: string | undefined,
): void {
  const services = useServices()
  const client = useQueryClient()
  useEffect(() => {
    const ids = (uploads ?? [])
      .filter(({ header, counts, isOld, isUnreadable }) => {
        return !isUnreadable && (counts === null || isOld) && header.id !== activeId
      })
      .slice(0, COUNTED_AT_ONCE)
      .map(({ header }) => header.id)
    if (ids.length === 0) return
    const { queryKey } = uploadsQuery(services)
    const leaving = new AbortController()
    const count = async () => {
      const digested = await services.records.ask('digestUploads', { ids }, leaving)
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      client.setQueryData(queryKey, (now = []) => withCounts(now, ids, digested), { updatedAt })
    }
    count().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error)
    })
    return () => leaving.abort()
  }, [client, services, uploads, activeId])
}
