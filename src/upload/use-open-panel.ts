import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UploadView } from '#run/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import {
  mostUrgent,
  type PanelCounts,
  type PanelKind,
  usePanelName,
} from '#upload/frame/panel-kinds.ts'
import { useAddress } from '#upload/frame/use-address.ts'

/**
 * Returns the open panel: the one in the address until it is empty, then the most urgent one. Without one in the
 * address, all entries are shown until there is something to do.
 */
export function useOpenPanel(view: UploadView, counts: PanelCounts) {
  const { panel, entry, goTo } = useAddress()
  const [first, setFirst] = useState(() => (entry === null ? firstPanel(view, counts) : 'all'))
  const open = panel ?? first ?? 'all'
  useLayoutEffect(() => {
    if (panel === null && first !== null) goTo({ panel: first })
    setFirst(null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first panel is opened once
  }, [])
  const arrival = useRef(false)
  const announce = useAnnounce()
  const t = useTranslations('upload.announce')
  const nameOf = usePanelName()
  const goOn = () => {
    const next = view.status.kind === 'idle' ? nextPanel(open, panel !== null, counts) : null
    if (next === null || isBusy()) return
    arrival.current = mayTakeFocus()
    goTo({ panel: next === 'all' ? null : next })
    if (next !== 'all') announce(t('panel', { panel: nameOf(next) }))
  }
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
    latest.current()
  })
  useEffect(() => {
    // The next panel may have waited until the user left a field.
    const look = () => setTimeout(() => latest.current())
    document.addEventListener('focusout', look)
    return () => document.removeEventListener('focusout', look)
  }, [])
  const choose = (kind: PanelKind, takesFocus = false) => {
    arrival.current = takesFocus
    goTo({ panel: kind, entry: null })
  }
  const [takeArrival] = useState(() => () => {
    const hasArrived = arrival.current
    arrival.current = false
    return hasArrived
  })
  return { open, choose, takeArrival }
}

/** Returns the panel that a page without one in its address opens; null: nothing is to be done yet. */
function firstPanel({ status }: UploadView, counts: PanelCounts): PanelKind | null {
  return (status.kind === 'idle' && mostUrgent(counts)) || null
}

/** Returns the panel that replaces a finished one; null: the panel stays. */
function nextPanel(open: PanelKind, isChosen: boolean, counts: PanelCounts): PanelKind | null {
  const isDone = open === 'all' ? !isChosen : counts[open] === 0
  if (!isDone) return null
  const next = mostUrgent(counts) ?? 'all'
  return next === open ? null : next
}

const FIELD = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

/** Keeps the panel open while the user types in it or answers a question. */
function isBusy(): boolean {
  const { activeElement } = document
  const isTyping = activeElement?.closest('[data-stage]') && activeElement.matches(FIELD)
  return Boolean(isTyping) || document.querySelector('dialog[open]') !== null
}

/** The focus is on this page and not in the header. */
function mayTakeFocus(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('main') !== null
}
