const IS_GUARDED = /^''*[=+\-@\t\r\n]/

/** The cell without the apostrophe that keeps a spreadsheet program from calculating it; any other cell as it is. */
export function unguardCell(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell
}
