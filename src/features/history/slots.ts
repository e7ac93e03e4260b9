import type { ComponentType, ReactNode } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'

/** A link within the product; a plain one would load the page anew and lose the token. */
export type LinkSlot = ComponentType<{
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}>

/** An outcome as the page of an upload shows it, with how many there are. */
export type OutcomeSlot = ComponentType<{ readonly kind: OutcomeKind; readonly count?: number }>

/** What the list may do to an upload. */
export type HistoryActions = {
  /** false: another tab is the one that can change things. */
  readonly canAct: boolean
  readonly rename: (id: string, name: string | null) => Promise<void>
  /** false: it is being sent, or another tab has taken over. */
  readonly remove: (id: string) => Promise<boolean>
}
