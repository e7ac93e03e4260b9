import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { BASE_PATH, belowBase } from '#page/base-path.ts'

/** A demo is served by a host that knows files only: its pages stand behind the # of the address. */
const IS_DEMO = import.meta.env.MODE === 'demo'

/** The page that the address asks for when the product starts. */
export const firstPath = () =>
  IS_DEMO ? location.hash.slice(1) || '/' : belowBase(location.pathname)

/** Every address, also one outside the base path, which wouter writes with a ~ before it. */
export const ANYWHERE = /^/

/** Says where in the address the pages stand. */
export function Place({ children }: { readonly children: ReactNode }) {
  // wouter takes the hook that reads the address.
  // oxlint-disable-next-line react/hooks
  if (IS_DEMO) return <Router hook={useHashLocation}>{children}</Router>
  return <Router base={BASE_PATH.slice(0, -1)}>{children}</Router>
}
