import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { BASE_PATH, belowBase } from './base-path.ts'

/** The host of a demo only serves files, so its pages are in the hash of the address. */
const IS_DEMO = import.meta.env.MODE === 'demo'

export const firstPath = () =>
  IS_DEMO ? location.hash.slice(1) || '/' : belowBase(location.pathname)

/** Matches every address, including those outside the base path, which wouter prefixes with ~. */
export const ANYWHERE = /^/

/** wouter keeps the query of the page before, if the next address of a demo has none. */
function useDemoLocation(): ReturnType<BaseLocationHook> {
  const [path, navigate] = useHashLocation()
  return [path, (to: string, how?: object) => navigate(to.includes('?') ? to : `${to}?`, how)]
}

/** Router: paths below the base path, or in the hash for a demo. */
export function Place({ children }: { readonly children: ReactNode }) {
  if (IS_DEMO)
    return (
      // wouter takes the hook as a prop.
      // oxlint-disable-next-line react/hooks
      <Router hook={useDemoLocation} hrefs={(href) => `#${href}`}>
        {children}
      </Router>
    )
  return <Router base={BASE_PATH.slice(0, -1)}>{children}</Router>
}
