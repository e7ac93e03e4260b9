import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { HistoryPage } from '#features/history/history-page.tsx'
import { OutcomeMark } from '#features/upload/outcome-mark.tsx'
import type { Services } from '#app/services.ts'

const never = () => () => undefined

/** The earlier uploads of this browser. */
export function UploadsPage({ services }: { services: Services }) {
  const { uploads, records, ownership } = services
  const [client] = useState(() => new QueryClient())
  const [search, setSearch] = useSearchOfVisit()
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
        search={search}
        onSearch={setSearch}
        link={Link}
        outcome={OutcomeMark}
      />
    </QueryClientProvider>
  )
}

const KEEP_AFTER_MS = 300

/**
 * What is searched stays with this visit, so that Back from an entry leads to the list in which it was. Never in the
 * address: order numbers would stand in the logs of a server.
 */
function useSearchOfVisit(): readonly [string, (search: string) => void] {
  const [search, setSearch] = useState(readSearch)
  useEffect(() => {
    const keep = () => history.replaceState({ search }, '')
    // Browsers refuse when it is changed with every key; a click may lead away before.
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    addEventListener('click', keep, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', keep, true)
    }
  }, [search])
  return [search, setSearch]
}

function readSearch(): string {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'search' in state
  return isKept && typeof state.search === 'string' ? state.search : ''
}
