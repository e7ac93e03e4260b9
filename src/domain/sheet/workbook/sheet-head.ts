import type { SheetHead } from '#domain/sheet/reading.ts'
import type { SheetRow } from '#domain/sheet/sheet-row.ts'

const PREVIEW_ROWS = 4

/** Number of rows for judging a sheet. */
const HEAD_ROWS = 50

/** Counts the rows of a sheet and keeps the first ones, for the user's choice. */
export function createHead(name: string, isHidden: boolean) {
  const preview: (readonly string[])[] = []
  const head: (readonly string[])[] = []
  let rows = 0
  return {
    take: (taken: readonly SheetRow[]) => {
      for (const { cells: row } of taken) {
        if (head.length < HEAD_ROWS) head.push(row)
        if (row.length === 0) continue
        rows += 1
        if (preview.length < PREVIEW_ROWS) preview.push(row)
      }
    },
    head: (): SheetHead => ({ name, isHidden, rows, preview, head }),
  }
}
