import type { ComponentType, ReactNode } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadRun, UploadView } from '#run/upload-run.ts'

/** The entries that a notice leads to; a new object each time. */
export type LeadTo = { readonly kind: OutcomeKind }

/** A part of the page where open entries are worked on. It shows nothing when there is nothing for it. */
export type WorkSlot = ComponentType<{
  readonly run: UploadRun
  readonly view: UploadView
  readonly leadTo?: LeadTo | null
}>

/** A link within the product; a plain one would load the page anew and lose the token. */
export type LinkSlot = ComponentType<{
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}>
