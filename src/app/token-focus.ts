import { createContext, useContext } from 'react'

/** Takes the person to the field for the access token, which stands in the frame of every page. */
export const TokenFocus = createContext<() => void>(() => undefined)

export function useAskForToken(): () => void {
  return useContext(TokenFocus)
}
