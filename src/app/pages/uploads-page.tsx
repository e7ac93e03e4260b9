import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Services } from '#app/services.ts'
import { HistoryList } from '#features/history/history-list.tsx'

/** The earlier uploads of this browser. */
export function UploadsPage({ services }: { services: Services }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <HistoryList load={async () => (await services.uploads?.list()) ?? []} link={Link} />
    </QueryClientProvider>
  )
}
