import type { SheetArea } from '#domain/sheet/workbook/merged-cells.ts'
import { countLongNumbers } from '#domain/sheet/text/short-numbers.ts'
import { type Attributes, createCover, createHiddenColumns } from './covered-cells.ts'
import { EMPTY_CELL, type HtmlCell, type OpenCell, openCell } from './html-cell.ts'
import { readAttributes } from './html-reader.ts'
import { type Exclusion, isHidden, type NoContent } from './no-content.ts'

/** The tables of an HTML text, one below the other, with lines between them that contain a number. */
export type HtmlTable = {
  /** Cells covered by a wide or high one are empty. */
  readonly rows: readonly HtmlCell[][]
  /** Areas of cells that cover cells below. */
  readonly merged: readonly SheetArea[]
  /** Indexes of rows and columns that are hidden where they were copied. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** How many of the rows are lines outside of tables. */
  readonly outside: number
}

type Block = Omit<HtmlTable, 'outside'>

const WITHOUT_HEIGHT = /\sheight=["']?0(?![.\d])/i
const WITHOUT_WIDTH = /\swidth=["']?0(?![.\d])/i

/** Puts the cells of tables into rows. A table around others is page layout, so only the inner ones count. */
export function createTables(noContent: NoContent) {
  const stack: TableBuilder[] = []
  const blocks: Block[] = []
  let outside = 0
  let loose = ''

  const flushLoose = () => {
    const rows = linesWithNumbers(loose).map((text) => [{ ...EMPTY_CELL, text }])
    loose = ''
    outside += rows.length
    if (rows.length > 0) blocks.push({ ...NOTHING_MERGED, rows })
  }
  const emit = (block: Block) => {
    if (isAround(block)) loose += `\n${textOf(block)}`
    flushLoose()
    if (!isAround(block)) blocks.push(block)
  }
  const closeTable = () => {
    const closed = stack.pop()
    if (closed === undefined) return
    const { block, inner } = closed.end()
    const parent = stack.at(-1)
    if (inner.length > 0) loose += `\n${textOf(block)}`
    const found = inner.length > 0 ? inner : [block]
    if (parent === undefined) found.forEach(emit)
    else if (inner.length > 0 || isTable(block)) for (const one of found) parent.inner.push(one)
    else parent.add(`\n${textOf(block)}\n`, null)
  }
  const table = (): TableBuilder => {
    const current = stack.at(-1)
    if (current !== undefined) return current
    const begun = createTableBuilder(noContent)
    stack.push(begun)
    return begun
  }
  return {
    depth: (): number => stack.length,
    isInCell: (): boolean => stack.at(-1)?.isInCell() === true,
    openTable: () => {
      const current = stack.at(-1)
      if (current?.isEmpty() === true) return
      // The previous table's closing tag is missing.
      if (current?.isInCell() === false) closeTable()
      stack.push(createTableBuilder(noContent))
    },
    closeTable,
    openRow: (tag: string) => table().openRow(tag),
    addColumn: (attributes: Attributes, tag: string) => table().addColumn(attributes, tag),
    openCell: (name: string, tag: string) => table().openCell(name, tag),
    closeCell: () => stack.at(-1)?.closeCell(),
    add: (text: string, why: Exclusion | null) => {
      const current = stack.at(-1)
      if (current?.isInCell() === true) current.add(text, why)
      else if (why === null) loose += text
    },
    end: (): HtmlTable => {
      while (stack.length > 0) closeTable()
      flushLoose()
      return { ...joinBlocks(blocks), outside }
    },
  }
}

type TableBuilder = ReturnType<typeof createTableBuilder>

function createTableBuilder(noContent: NoContent) {
  const rows: HtmlCell[][] = []
  const hiddenRows = new Set<number>()
  const hidden = createHiddenColumns()
  const covered = createCover(rows, EMPTY_CELL)
  const inner: Block[] = []
  let open: OpenCell | null = null
  let hasColumns = false
  let isRowStruck = false
  let isCellStruck = false

  const closeCell = () => {
    const row = rows.at(-1)
    if (open !== null && row !== undefined) {
      covered.fill(row)
      const cells = open.close()
      covered.add(row.length, cells.length, open.attributes)
      if (open.isHidden) hidden.addCell(row.length)
      row.push(...cells)
    }
    open = null
  }
  return {
    inner,
    isInCell: () => open !== null,
    isEmpty: () => rows.length === 0 && open === null && hasColumns,
    openRow: (tag: string) => {
      // Closing tags of cells and rows are optional.
      closeCell()
      covered.endRow(rows.at(-1))
      if (isHidden(tag) || WITHOUT_HEIGHT.test(tag)) hiddenRows.add(rows.length)
      isRowStruck = noContent.isStruck('tr', tag)
      rows.push([])
    },
    addColumn: (attributes: Attributes, tag: string) => {
      hasColumns = true
      hidden.addColumn(attributes, isHidden(tag) || WITHOUT_WIDTH.test(tag))
    },
    openCell: (name: string, tag: string) => {
      closeCell()
      isCellStruck = isRowStruck || noContent.isStruck(name, tag)
      open = openCell(readAttributes(tag), isHidden(tag))
    },
    closeCell,
    add: (text: string, why: Exclusion | null) => {
      open?.add(text, why === null && isCellStruck ? 'struck' : why)
    },
    end: (): { readonly block: Block; readonly inner: readonly Block[] } => {
      closeCell()
      covered.endRow(rows.at(-1))
      const hiddenColumns = hidden.columns(rows)
      return { block: { rows, merged: covered.areas, hiddenRows, hiddenColumns }, inner }
    },
  }
}

const NOTHING_MERGED = {
  merged: [],
  hiddenRows: new Set<number>(),
  hiddenColumns: new Set<number>(),
} as const

/** Whether a table inside a cell has rows and columns of its own. */
function isTable({ rows }: Block): boolean {
  return rows.filter((row) => row.filter(({ text }) => text !== '').length > 1).length > 1
}

/** A table of one or two rows with a list in one cell is page layout. */
const MOST_ROWS_AROUND = 2
const FEWEST_LISTED = 3

function isAround({ rows }: Block): boolean {
  if (rows.length > MOST_ROWS_AROUND) return false
  return rows.some((row) => row.some(({ text }) => linesWithNumbers(text).length >= FEWEST_LISTED))
}

function textOf({ rows }: Block): string {
  const cells = rows.flat().filter(({ isControl }) => isControl !== true)
  return cells.map(({ text }) => text).join('\n')
}

function linesWithNumbers(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => countLongNumbers(line) > 0)
}

function joinBlocks(blocks: readonly Block[]): Block {
  const [only] = blocks
  if (only !== undefined && blocks.length === 1) return only
  const rows: HtmlCell[][] = []
  const merged: SheetArea[] = []
  const hiddenRows = new Set<number>()
  for (const block of blocks) {
    const before = rows.length
    for (const row of block.rows) rows.push(row)
    for (const index of block.hiddenRows) hiddenRows.add(before + index)
    for (const { firstRow, lastRow, firstColumn } of block.merged)
      merged.push({ firstRow: firstRow + before, lastRow: lastRow + before, firstColumn })
  }
  // Columns hidden in one table may be visible in another, so they count only for a single table.
  return { rows, merged, hiddenRows, hiddenColumns: new Set() }
}
