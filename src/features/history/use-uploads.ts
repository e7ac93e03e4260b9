import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recordQuery } from '#page/queries.ts'
import { type Services, useActiveUpload, useServices } from '#page/services.ts'
import type { DigestedUpload, ListedUpload } from '#records/list-uploads.ts'

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
  // The list itself reads; a search that begins must not read it again.
  return useQuery({ ...uploadsQuery(useServices()), refetchOnMount: false }).dataUpdatedAt
}

/** Counts what is not counted yet, some uploads after the other. The active one counts itself. */
export function useCounting(uploads: readonly ShownUpload[] | undefined): void {
  const activeId = useActiveUpload()?.getSnapshot().header.id
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

/** An upload on the screen. Its counts can be those of a moment ago, while the new ones are computed. */
type ShownUpload = ListedUpload & { readonly isOld?: boolean }

/** Shows what was counted before until it is counted again, so that nothing flickers while another tab sends. */
export function keepOldCounts(
  before: readonly ShownUpload[] | undefined,
  now: readonly ShownUpload[],
): readonly ShownUpload[] {
  const known = new Map(before?.map((upload) => [upload.header.id, upload]))
  return now.map((upload) => {
    const old = known.get(upload.header.id)
    if (old?.isUnreadable) return { ...upload, counts: null, isUnreadable: true }
    return upload.counts === null && old?.counts
      ? { ...old, ...upload, counts: old.counts, isOld: true }
      : upload
  })
}

/** Takes over what was counted; what was asked for and is not there was deleted meanwhile. */
export function withCounts(
  uploads: readonly ShownUpload[],
  asked: readonly string[],
  digested: readonly DigestedUpload[],
): readonly ShownUpload[] {
  const counted = new Map(digested.map(({ id, ...facts }) => [id, facts]))
  return uploads.flatMap((upload) => {
    if (!asked.includes(upload.header.id)) return [upload]
    const facts = counted.get(upload.header.id)
    if (facts === undefined) return []
    const isUnreadable = facts.counts === null
    return [{ header: upload.header, ...facts, ...(isUnreadable && { isUnreadable }) }]
  })
}
