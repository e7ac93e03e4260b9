import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { SettingsPanel } from '#features/settings/settings-panel.tsx'
import type { Services } from '#app/services.ts'

export function SettingsPage({ services }: { services: Services }) {
  const { draft, installation, ownership, database } = services
  const state = useSyncExternalStore(ownership.subscribe, ownership.getSnapshot)
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <SettingsPanel
        installation={installation}
        canAct={state === 'owner'}
        countLayouts={async () => (await database?.count('layouts')) ?? 0}
        onForgetLayouts={draft.forgetLayouts}
      />
    </QueryClientProvider>
  )
}
