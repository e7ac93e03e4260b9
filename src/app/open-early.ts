import type { Services } from './services.ts'

/**
 * Of the address of an upload the page and its entries are fetched at once, side by side with everything else
 * that a start brings; the page finds both under way. What fails here fails there again, and is said there.
 */
export function openEarly(path: string): (services: Services) => void {
  const id = /^\/uploads\/([^/]+)$/.exec(path)?.[1]
  if (id === undefined) return () => undefined
  import('./pages/upload-page.tsx').catch(() => undefined)
  return ({ uploads }) => void uploads?.open(id).catch(() => undefined)
}
