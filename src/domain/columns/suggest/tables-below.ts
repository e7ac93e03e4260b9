import { isTitleOfOthers } from '#domain/columns/platforms/titles.ts'
import { isEmptyCell, isNumbered, isWords, type RowKind } from '#domain/columns/read-entries.ts'

type Places = { readonly order: number; readonly number: number }

/**
 * Follows the tables of a sheet, row by row below its first header. Rows under a title of returned or cancelled orders,
 * or under a header with other columns, are `below` until the next title or the next header of the sheet's own.
 */
export function followTables({
  hasHeader,
}: {
  readonly hasHeader: boolean
}): (kind: RowKind, row: readonly string[], at: Places) => RowKind {
  let isOther = false
  /** The row directly above is blank or a title. */
  let isApart = false
  let title = ''

  const leaveEdge = () => {
    isApart = false
    title = ''
  }
  const enterTitle = (text: string) => {
    title = text
    if (isApart || isTitleOfOthers(text)) isOther = isTitleOfOthers(text)
    isApart = true
  }
  return (kind, row, { order, number }) => {
    if (kind === 'blank') {
      isApart = true
      return kind
    }
    if (kind === 'header') {
      isOther = isTitleOfOthers(title)
      leaveEdge()
      return kind
    }
    const text = isEmptyCell(row[number] ?? '') ? onlyWords(row) : null
    if (text !== null && (isApart || isOther || isTitleOfOthers(text))) {
      enterTitle(text)
      return isOther || isTitleOfOthers(text) ? 'title' : kind
    }
    if (hasHeader && isApart && isHeaderOfOthers(row, order, number)) {
      isOther = true
      leaveEdge()
      return 'header'
    }
    leaveEdge()
    return kind === 'entry' && isOther ? 'below' : kind
  }
}

/** The text of a row with words in one cell only; null for other rows. */
function onlyWords(row: readonly string[]): string | null {
  const filled = row.filter((cell) => !isEmptyCell(cell))
  const [text = ''] = filled
  const isTitle = isWords(text) || isTitleOfOthers(text)
  return filled.length === 1 && isTitle ? text.trim() : null
}

/** Whether a row has words in the columns of order and number, as a header with other columns does. */
function isHeaderOfOthers(row: readonly string[], order: number, number: number): boolean {
  return isWords(row[order] ?? '') && isWords(row[number] ?? '') && !row.some(isNumbered)
}
