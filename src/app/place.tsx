import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

/** A demo is served by a host that knows files only: its pages stand behind the # of the address. */
const IS_DEMO = import.meta.env.MODE === 'demo'

/** The page that the address asks for when the product starts. */
export const firstPath = () => (IS_DEMO ? location.hash.slice(1) || '/' : location.pathname)

/** Says where in the address the pages stand. */
export function Place({ children }: { readonly children: ReactNode }) {
  // wouter takes the hook that reads the address.
  // oxlint-disable-next-line react/hooks
  return IS_DEMO ? <Router hook={useHashLocation}>{children}</Router> : children
}
