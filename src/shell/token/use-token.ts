import { useSyncExternalStore } from 'react'
import { useServices } from '#shell/services.ts'
import type { TokenView } from '#run/outside/token-holder.ts'

/** Returns the public facts about the token in use, never the token itself. */
export function useToken(): TokenView {
  const { tokens } = useServices()
  return useSyncExternalStore(tokens.subscribe, tokens.getSnapshot)
}
