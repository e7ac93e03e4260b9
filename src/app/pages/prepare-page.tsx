import { useCallback, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { Services } from '#app/services.ts'
import { startUpload } from '#app/start-upload.ts'
import { useAskForToken } from '#app/token-focus.ts'
import type { UploadPress } from '#features/draft/send/upload-actions.tsx'
import { PrepareScreen } from './prepare-screen.tsx'

/** Joins the screen to what it stands on, and leads to the upload that begins there. */
export function PreparePage({ services }: { services: Services }) {
  const { store, draft, installation, ownership, records, tokens, uploads } = services
  const owner = useSyncExternalStore(ownership.subscribe, ownership.getSnapshot) === 'owner'
  const token = useSyncExternalStore(tokens.subscribe, tokens.getSnapshot)
  const [, navigate] = useLocation()
  const readSeen = useCallback(async () => (store ? store.readSeenCouriers() : []), [store])
  const press: UploadPress = {
    serviceName: installation.serviceName,
    practice: installation.practice,
    requestSize: installation.requestSize,
    canUpload: uploads !== null,
    hasToken: token.hasToken && !token.rejected,
    onTokenNeeded: useAskForToken(),
    onUpload: async () => {
      const id = await startUpload(services)
      if (id !== null) navigate(`/uploads/${id}`)
    },
  }
  return (
    <PrepareScreen
      client={draft}
      canAct={owner}
      press={press}
      readSeen={readSeen}
      makeTemplate={(kind) => records.ask('makeTemplate', kind)}
    />
  )
}
