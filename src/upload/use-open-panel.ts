import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadView } from '#run/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import {
  mostUrgent,
  type PanelCounts,
  type PanelKind,
  usePanelName,
} from '#upload/rail/panel-kinds.ts'

type Open = {
  readonly kind: PanelKind
  /** Opened by the user, not because it was the most urgent one. */
  readonly chosen: boolean
}

/** Keeps the open panel: the one that the user chose until it is empty, then the most urgent one. */
export function useOpenPanel(view: UploadView, counts: PanelCounts, entry: Position | null) {
  const [open, setOpen] = useState<Open>(() => firstPanel(view, counts, entry))
  const [asked, setAsked] = useState(entry)
  if (asked !== entry) {
    setAsked(entry)
    if (entry !== null) setOpen({ kind: 'all', chosen: true })
  }
  const arrival = useRef(false)
  const announce = useAnnounce()
  const t = useTranslations('upload.announce')
  const nameOf = usePanelName()
  const goOn = () => {
    const next = view.status.kind === 'idle' ? nextPanel(open, counts) : null
    if (next === null || isBusy()) return
    arrival.current = mayTakeFocus()
    setOpen({ kind: next, chosen: false })
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
  const choose = useCallback((kind: PanelKind, takesFocus = false) => {
    arrival.current = takesFocus
    setOpen({ kind, chosen: true })
  }, [])
  const [takeArrival] = useState(() => () => {
    const hasArrived = arrival.current
    arrival.current = false
    return hasArrived
  })
  return { open: open.kind, choose, takeArrival }
}

/** An entry in the address opens the list of all entries. */
function firstPanel({ status }: UploadView, counts: PanelCounts, entry: Position | null): Open {
  if (entry !== null) return { kind: 'all', chosen: true }
  const urgent = status.kind === 'idle' ? mostUrgent(counts) : undefined
  return { kind: urgent ?? 'all', chosen: false }
}

/** Returns the panel that replaces a finished one; null: the panel stays. */
function nextPanel({ kind, chosen }: Open, counts: PanelCounts): PanelKind | null {
  const isDone = kind === 'all' ? !chosen : counts[kind] === 0
  if (!isDone) return null
  const next = mostUrgent(counts) ?? 'all'
  return next === kind ? null : next
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
