import { useMemo } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#domain/entry/parse-json.ts'
import {
  isRequired,
  OPTIONAL_FIELDS,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { createPreference } from '#page/preferences/preferences.ts'
import { withinWidths } from '#ui/grid/columns/column-widths.ts'

type ColumnWidth = { readonly column: string; readonly width: number }

/** How this browser shows the columns of the sheet. */
export type ColumnLook = {
  /** In pixels; a column without a width of its own shares what is left. */
  readonly widths: readonly ColumnWidth[]
  readonly hidden: readonly TrackingField[]
}

export const FIRST_LOOK: ColumnLook = { widths: [], hidden: [] }

const lookSchema = z.object({
  widths: z.array(z.object({ column: z.string(), width: z.number() })),
  hidden: z.array(z.string()),
})

/** Reads a look that was kept; what it says of columns that there are not is left out, and what cannot be read is the first look. */
export function parseLook(text: string | null): ColumnLook {
  const kept = lookSchema.safeParse(parseJson(text ?? '')).data
  if (!kept) return FIRST_LOOK
  return {
    widths: kept.widths.map(({ column, width }) => ({ column, width: withinWidths(width) })),
    hidden: OPTIONAL_FIELDS.filter((field) => kept.hidden.includes(field)),
  }
}

const look = createPreference({
  key: 'tracking-upload columns',
  parse: parseLook,
  format: JSON.stringify,
})

/** How the columns look now. */
export const useColumnLook = look.use

export function setColumnWidth(column: string, width: number): void {
  const { widths, hidden } = look.get()
  const others = widths.filter((one) => one.column !== column)
  look.set({ hidden, widths: [...others, { column, width }] })
}

/** The fields whose columns are shown. */
export function useShownFields(): readonly TrackingField[] {
  const { hidden } = useColumnLook()
  return useMemo(() => TRACKING_FIELDS.filter((field) => !hidden.includes(field)), [hidden])
}

/** Whether a column may be hidden: what every entry needs has to be seen before it is sent. */
export const canHide = (field: TrackingField) => !isRequired(field)

export function hideColumn(field: TrackingField): void {
  const { widths, hidden } = look.get()
  look.set({ widths, hidden: [...hidden, field] })
}

export function showAllColumns(): void {
  look.set({ widths: look.get().widths, hidden: [] })
}
