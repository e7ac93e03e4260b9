import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { HistoryPage } from '#features/history/history-page.tsx'
import { OutcomeMark } from '#features/upload/entries/outcome-mark.tsx'
import type { Services } from '#app/services.ts'

const never = () => () => undefined

/** The earlier uploads of this browser. */
export function UploadsPage({ services }: { services: Services }) {
  const { uploads, records, ownership } = services
  const [client] = useState(() => new QueryClient())
  const state = useSyncExternalStore(ownership.subscribe, ownership.getSnapshot)
  const subscribe = uploads?.subscribe ?? never
  const active = useSyncExternalStore(subscribe, () => uploads?.active() ?? null)
  return (
    <QueryClientProvider client={client}>
      <HistoryPage
        records={records}
        subscribe={subscribe}
        active={active}
        actions={{
          canAct: state === 'owner' && uploads !== null,
          rename: async (id, name) => uploads?.rename(id, name),
          remove: async (id) => (await uploads?.remove([id])) === 1,
        }}
        link={Link}
        outcome={OutcomeMark}
      />
    </QueryClientProvider>
  )
}
