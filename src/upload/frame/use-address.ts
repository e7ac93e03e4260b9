import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Position } from '#domain/upload/upload-event.ts'
import { PANEL_KINDS, type PanelKind } from './panel-kinds.ts'

type Address = {
  /** null: the page opens panels by itself. */
  readonly panel: PanelKind | null
  /** Entry whose history is open. */
  readonly entry: Position | null
}

/**
 * Reads the open panel and entry from the address, `?panel=failed&entry=12`, and changes them there. Back always leads
 * to the page before this upload.
 */
export function useAddress() {
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const panel = PANEL_KINDS.find((kind) => kind === query.get('panel')) ?? null
  const asked = query.get('entry') ?? ''
  const entry = /^\d+$/.test(asked) ? Number(asked) : null
  const goTo = useCallback(
    (change: Partial<Address>) => {
      const to = Object.entries({ panel, entry, ...change }).flatMap(([name, value]) =>
        value === null ? [] : [`${name}=${value}`],
      )
      navigate([path, ...(to.length > 0 ? [to.join('&')] : [])].join('?'), { replace: true })
    },
    [path, navigate, panel, entry],
  )
  return { panel, entry, goTo }
}
