import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import {
  isRequired,
  OPTIONAL_FIELDS,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { readPreference, writePreference } from '#page/preferences/preferences.ts'
import { withinWidths } from '#ui/grid/columns/column-widths.ts'
import { createListeners } from '#worker-calls/listeners.ts'

type ColumnWidth = { readonly column: string; readonly width: number }

/** How this browser shows the columns of the sheet. */
export type ColumnLook = {
  /** In pixels; a column without a width of its own shares what is left. */
  readonly widths: readonly ColumnWidth[]
  readonly hidden: readonly TrackingField[]
}

export const FIRST_LOOK: ColumnLook = { widths: [], hidden: [] }

const KEY = 'tracking-upload columns'
const lookSchema = z.object({
  widths: z.array(z.object({ column: z.string(), width: z.number() })),
  hidden: z.array(z.string()),
})

/** Reads a look that was kept; what it says of columns that there are not is left out, and what cannot be read is the first look. */
export function parseLook(text: string | null): ColumnLook {
  const kept = lookSchema.safeParse(readJson(text)).data
  if (!kept) return FIRST_LOOK
  return {
    widths: kept.widths.map(({ column, width }) => ({ column, width: withinWidths(width) })),
    hidden: OPTIONAL_FIELDS.filter((field) => kept.hidden.includes(field)),
  }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const listeners = createListeners()
let look: ColumnLook | undefined

const readLook = () => (look ??= parseLook(readPreference(KEY)))

function change(next: ColumnLook): void {
  look = next
  writePreference(KEY, JSON.stringify(next))
  listeners.tell()
}

/** How the columns look now. */
export const useColumnLook = () => useSyncExternalStore(listeners.subscribe, readLook)

export function setColumnWidth(column: string, width: number): void {
  const { widths, hidden } = readLook()
  const others = widths.filter((one) => one.column !== column)
  change({ hidden, widths: [...others, { column, width }] })
}

/** The fields whose columns are shown. */
export function useShownFields(): readonly TrackingField[] {
  const { hidden } = useColumnLook()
  return useMemo(() => TRACKING_FIELDS.filter((field) => !hidden.includes(field)), [hidden])
}

/** Whether a column may be hidden: what every entry needs has to be seen before it is sent. */
export const canHide = (field: TrackingField) => !isRequired(field)

export function hideColumn(field: TrackingField): void {
  const { widths, hidden } = readLook()
  change({ widths, hidden: [...hidden, field] })
}

export function showAllColumns(): void {
  change({ widths: readLook().widths, hidden: [] })
}
