import { useQuery } from '@tanstack/react-query'
import type { KeptCounts } from '#records/count-kept.ts'
import type { RecordsClient } from '#records/client.ts'

/** What this browser keeps, in numbers; undefined while it is counted, or where it cannot be read. */
export function useKept(records: RecordsClient): KeptCounts | undefined {
  const { data } = useQuery({
    queryKey: ['kept'],
    queryFn: ({ signal }) => records.ask('countKept', null, { signal }),
    networkMode: 'always',
    retry: 0,
  })
  return data
}
