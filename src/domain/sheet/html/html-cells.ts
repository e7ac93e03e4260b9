import { readAttributes, readHtml } from './html-reader.ts'
import { createTables, type HtmlTable } from './html-tables.ts'
import { createNoContent, type Exclusion } from './no-content.ts'

/** Elements on lines of their own: their text must not join the text beside them. */
const BLOCKS = new Set(['p', 'div', 'li', 'option', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Elements without content or closing tag. */
const VOID = new Set(['br', 'img', 'hr', 'input', 'col', 'meta', 'link', 'wbr', 'area', 'source'])

/** Parts of tables. Hidden ones are reported as hidden, and the text of struck ones is left out. */
const TABLE_PARTS = new Set(['td', 'th', 'tr', 'col', 'colgroup'])

/** Reads the cells of the tables in an HTML text, row by row, one table below the other. */
export function readHtmlTable(html: string): HtmlTable {
  const noContent = createNoContent(html)
  const tables = createTables(noContent)
  const excluded = createExcluded()
  const breakLine = () => tables.add('\n', excluded.why())

  readHtml(html, {
    onOpen: (name, tag) => {
      // Excluded elements inside a cell end with it.
      if (name === 'td' || name === 'th' || name === 'tr') excluded.leaveCell(tables.depth())
      const isInside = excluded.open(name)
      if (excluded.isHiding()) return
      if (name === 'br' || BLOCKS.has(name)) breakLine()
      if (name === 'table') tables.openTable()
      else if (name === 'tr') tables.openRow(tag)
      else if (name === 'col') tables.addColumn(readAttributes(tag), tag)
      else if (name === 'td' || name === 'th') tables.openCell(name, tag)
      if (isInside || VOID.has(name) || TABLE_PARTS.has(name)) return
      const why = noContent.why(name, tag)
      if (why === 'control' || why === 'choice') breakLine()
      if (why !== null) excluded.enter(name, why, tables.isInCell() ? tables.depth() : 0)
    },
    // Line ends in the source are formatting; only those of elements belong to the cell.
    onText: (text) => tables.add(text.replace(/[ \t\r\n]+/g, ' '), excluded.why()),
    onClose: (name) => {
      if (name === 'td' || name === 'th' || name === 'tr') excluded.leaveCell(tables.depth())
      const isHiding = excluded.isHiding()
      const ended = excluded.close(name)
      if (isHiding) return
      if (BLOCKS.has(name) || ended === 'control' || ended === 'choice') breakLine()
      if (name === 'td' || name === 'th' || name === 'tr') tables.closeCell()
      else if (name === 'table') tables.closeTable()
    },
  })
  return tables.end()
}

/** Tracks the element around the current position that excludes its content. */
function createExcluded() {
  let name = ''
  let depth = 0
  let why: Exclusion | null = null
  // Number of tables around the cell that contains the element; 0 outside of cells.
  let tablesAround = 0
  return {
    why: () => why,
    /** Whether the position is in a hidden part of the page outside any cell, whose tables are hidden too. */
    isHiding: () => why === 'hidden' && tablesAround === 0,
    /** Handles an opening tag; returns whether it is inside an excluded element. */
    open: (opened: string): boolean => {
      if (why !== null && opened === name) depth += 1
      return why !== null
    },
    enter: (entered: string, reason: Exclusion, tables: number) => {
      name = entered
      depth = 1
      why = reason
      tablesAround = tables
    },
    /** Handles a closing tag; returns the reason if it ends an excluded element. */
    close: (closed: string): Exclusion | null => {
      if (why === null || closed !== name) return null
      depth -= 1
      if (depth > 0) return null
      const ended = why
      why = null
      return ended
    },
    /** At the start or end of a cell, ends elements that were never closed in it. */
    leaveCell: (tables: number) => {
      if (tablesAround > 0 && tables <= tablesAround) why = null
    },
  }
}
