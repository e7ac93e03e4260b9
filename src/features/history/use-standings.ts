import { useQueries } from '@tanstack/react-query'
import type { EntryHit } from '#records/find-entries.ts'
import type { RecordsClient } from '#records/client.ts'
import type { EntryStanding } from '#records/read-outcomes.ts'

/** Where found entries stand now; undefined while their upload's journal is read. */
export function useStandings(
  records: RecordsClient,
  hits: readonly EntryHit[],
  visit: number,
): (hit: EntryHit) => EntryStanding | undefined {
  const byUpload = new Map<string, number[]>()
  for (const { upload, position } of hits) {
    byUpload.set(upload.id, [...(byUpload.get(upload.id) ?? []), position])
  }
  const standings = useQueries({
    queries: [...byUpload].map(([id, positions]) => ({
      queryKey: ['standings', id, positions, visit],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        records.ask('readOutcomes', { id, positions }, { signal }),
      networkMode: 'always' as const,
      retry: 0,
    })),
  })
  const ids = [...byUpload.keys()]
  return ({ upload, position }) =>
    standings[ids.indexOf(upload.id)]?.data?.find((standing) => standing.position === position)
}
