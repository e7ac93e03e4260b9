import type { ComponentType, ReactNode } from 'react'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'

/** A part of the page where open entries are worked on. It shows nothing when there is nothing for it. */
export type WorkSlot = ComponentType<{ readonly run: UploadRun; readonly view: UploadView }>

/** A link within the product; a plain one would load the page anew and lose the token. */
export type LinkSlot = ComponentType<{
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}>
