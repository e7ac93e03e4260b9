import { useSyncExternalStore } from 'react'
import { useServices } from '#page/services.ts'
import type { TokenView } from '#run/outside/token-holder.ts'

/** What the page may know of the token in use. */
export function useToken(): TokenView {
  const { tokens } = useServices()
  return useSyncExternalStore(tokens.subscribe, tokens.getSnapshot)
}
