import { useMemo } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#base/parse-json.ts'
import {
  isRequired,
  OPTIONAL_FIELDS,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { createPreference } from '#shell/preferences/preferences.ts'
import { withinWidths } from '#ui/grid/columns/column-widths.ts'

type ColumnWidth = { readonly column: string; readonly width: number }

/** Widths and visibility of the sheet's columns, kept in this browser. */
export type ColumnLook = {
  /** In pixels. A column without a width shares the remaining space. */
  readonly widths: readonly ColumnWidth[]
  readonly hidden: readonly TrackingField[]
}

export const FIRST_LOOK: ColumnLook = { widths: [], hidden: [] }

const lookSchema = z.object({
  widths: z.array(z.object({ column: z.string(), width: z.number() })),
  hidden: z.array(z.string()),
})

/** Parses a stored look. Drops unknown columns, and returns the default if the text is invalid. */
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

export const useColumnLook = look.use

export function setColumnWidth(column: string, width: number): void {
  const { widths, hidden } = look.get()
  const others = widths.filter((one) => one.column !== column)
  look.set({ hidden, widths: [...others, { column, width }] })
}

/** Returns the fields whose columns are visible. */
export function useShownFields(): readonly TrackingField[] {
  const { hidden } = useColumnLook()
  return useMemo(() => TRACKING_FIELDS.filter((field) => !hidden.includes(field)), [hidden])
}

/** Returns whether a column may be hidden. Required fields must be visible before they are sent. */
export const canHide = (field: TrackingField) => !isRequired(field)

export function hideColumn(field: TrackingField): void {
  const { widths, hidden } = look.get()
  look.set({ widths, hidden: [...hidden, field] })
}

export function showAllColumns(): void {
  look.set({ widths: look.get().widths, hidden: [] })
}
