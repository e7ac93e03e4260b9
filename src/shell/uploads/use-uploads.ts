import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { recordQueries } from '#shell/queries.ts'
import { type Services, useActiveUpload, useServices } from '#shell/services.ts'
import type { DigestedUpload, ListedUpload } from '#worker/records/list-uploads.ts'

/** Number of journals that are read per render of the list. */
const COUNTED_AT_ONCE = 8

const uploadsQuery = (services: Services) => ({
  ...recordQueries(services).listUploads(),
  structuralSharing: (before: unknown, now: unknown) =>
    keepOldCounts(before as readonly ShownUpload[] | undefined, now as readonly ListedUpload[]),
})

/** Loads the uploads of this browser, the newest first. */
export function useUploads() {
  return useQuery(uploadsQuery(useServices()))
}

/** Returns when the list was last loaded, for the keys of searches: entries may have changed before. */
export function useVisit(): number {
  // The list itself loads the data; a search must not load it again.
  return useQuery({ ...uploadsQuery(useServices()), refetchOnMount: false }).dataUpdatedAt
}

/** Counts the entries of uploads without counts, a few uploads at a time. The active upload counts its own. */
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
      const digested = await services.records.digestUploads({ ids }, leaving)
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      client.setQueryData(queryKey, (now = []) => withCounts(now, ids, digested), { updatedAt })
    }
    count().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error)
    })
    return () => leaving.abort()
  }, [client, services, uploads, activeId])
}

/** Listed upload. `isOld`: the counts are from before, until the new ones arrive. */
type ShownUpload = ListedUpload & { readonly isOld?: boolean }

/** Keeps the earlier counts until the new ones arrive, so that rows don't flicker while another tab sends. */
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

/** Merges the new counts. Uploads without a result were deleted meanwhile. */
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

type UploadStatus = 'counting' | 'sending' | 'open' | 'handed-over' | 'done'

/** Returns a function that tells whether an upload is being sent, needs the user, is handed over, or is done. */
export function useStatusOf(): (upload: ListedUpload) => UploadStatus {
  const active = useActiveUpload()
  const snapshot = active?.getSnapshot()
  const isRunning = snapshot !== undefined && !['idle', 'paused'].includes(snapshot.status.kind)
  return ({ header, counts, isUnreadable = false, isHandedOver = false }) => {
    if (isUnreadable) return 'done'
    if (isRunning && snapshot.header.id === header.id) return 'sending'
    if (counts === null) return 'counting'
    if (countOpen({ counts }) === 0) return 'done'
    return isHandedOver ? 'handed-over' : 'open'
  }
}
