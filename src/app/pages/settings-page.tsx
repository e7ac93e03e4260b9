import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SettingsPanel } from '#features/settings/settings-panel.tsx'
import type { Services } from '#app/services.ts'

const never = () => () => undefined

export function SettingsPage({ services }: { services: Services }) {
  const { draft, installation, ownership, records, uploads } = services
  const state = useSyncExternalStore(ownership.subscribe, ownership.getSnapshot)
  const draftRows = useSyncExternalStore(draft.subscribe, () => draft.getSnapshot().entryCount)
  const subscribe = uploads?.subscribe ?? never
  const isSending = useSyncExternalStore(subscribe, () => (uploads?.active() ?? null) !== null)
  const [client] = useState(() => new QueryClient())
  useEffect(() => subscribe(() => void client.invalidateQueries()), [subscribe, client])
  return (
    <QueryClientProvider client={client}>
      <SettingsPanel
        installation={installation}
        records={records}
        canAct={state === 'owner'}
        isSending={isSending}
        draftRows={draftRows}
        onForgetLayout={draft.forgetLayout}
        onForgetLayouts={draft.forgetLayouts}
        onRemove={async (ids) => (await uploads?.remove(ids)) ?? 0}
        onDeleteEverything={async () => (await uploads?.clear(draft.forgetEverything)) ?? false}
      />
    </QueryClientProvider>
  )
}
