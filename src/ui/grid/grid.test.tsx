import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { type CellRange, Grid, type GridRanges, type RowRange } from './grid.tsx'

type Row = { readonly order: string; readonly number: string }

const onDeleteRows = vi.fn<(rows: RowRange) => void>()
const onMenu = vi.fn<(cells: CellRange<string>) => void>()
const whenThere = vi.fn<(from: number, to: number, draw: () => void) => void>()
const onPaste = vi.fn<(cells: CellRange<string>, text: string, html: string) => void>()

const NEW_ROW: Row = { order: '', number: '' }

type SheetProps = {
  readonly count: number
  readonly isFetched?: boolean
  readonly withRanges?: boolean
  readonly withNewRow?: boolean
}

function Sheet({ count, isFetched, withRanges, withNewRow }: SheetProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: count }, (_, n) => ({ order: `SO-${n}`, number: `N-${n}` })),
  )
  return (
    <Grid<Row, 'order' | 'number' | 'row' | 'issue'>
      label="Entries"
      columns={[
        {
          key: 'row',
          header: 'Row',
          width: '60px',
          rowHead: true,
          render: (_, index) => String(index + 1),
        },
        {
          key: 'order',
          header: 'Order ID',
          width: '1fr',
          render: (row) => row.order,
          value: (row) => row.order,
        },
        {
          key: 'number',
          header: 'Tracking number',
          width: '1fr',
          render: (row) => row.number,
          value: (row) => row.number,
          note: (row) => (row.number === 'N-1' ? 'is odd' : undefined),
        },
        { key: 'issue', header: 'Issue', width: '1fr', render: () => null },
      ]}
      rowCount={rows.length}
      getRow={(index) => rows[index]}
      rowKey={(index) => index}
      onEdit={(given, column, value, index) =>
        setRows((before) =>
          given === NEW_ROW
            ? [...before, { ...NEW_ROW, [column]: value }]
            : before.map((row, n) => (n === index ? { ...row, [column]: value } : row)),
        )
      }
      onDeleteRows={onDeleteRows}
      onPaste={onPaste}
      newRow={withNewRow ? { row: NEW_ROW, label: 'Add an entry' } : undefined}
      {...(isFetched && { whenThere })}
      {...(withRanges && { ranges, onMenu })}
    />
  )
}

const activeCell = () => document.activeElement

test('a sheet of 100,000 rows says how many it has and holds only a screenful', () => {
  renderWithTexts(<Sheet count={100_000} />)
  const grid = screen.getByRole('grid', { name: 'Entries' })
  expect(grid).toHaveAttribute('aria-rowcount', '100001')
  expect(grid).toHaveAttribute('aria-colcount', '4')
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
})

test('after a jump, rows render once they have loaded', () => {
  renderWithTexts(<Sheet count={1000} isFetched />)
  const grid = screen.getByRole('grid', { name: 'Entries' })
  fireEvent.scroll(grid, { target: { scrollTop: 320 * 50 } })
  expect(screen.queryByText('SO-500')).not.toBeInTheDocument()
  const [from, to, draw] = whenThere.mock.lastCall ?? []
  expect(from).toBe(500)
  expect(to).toBeGreaterThan(500)
  act(() => draw?.())
  expect(screen.getByText('SO-500')).toBeInTheDocument()
  expect(screen.queryByText('SO-10')).not.toBeInTheDocument()
})

test('a short scroll renders at once, loaded or not', () => {
  whenThere.mockClear()
  renderWithTexts(<Sheet count={1000} isFetched />)
  fireEvent.scroll(screen.getByRole('grid', { name: 'Entries' }), { target: { scrollTop: 320 } })
  expect(whenThere).not.toHaveBeenCalled()
  expect(screen.getByText('SO-10')).toBeInTheDocument()
})

test('there is one tab stop, and arrows move it', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={5} />)
  await user.tab()
  expect(activeCell()).toHaveTextContent('1')
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(activeCell()).toHaveTextContent('SO-1')
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
  await user.keyboard('{Control>}{End}{/Control}{ArrowLeft}')
  expect(activeCell()).toHaveTextContent('N-4')
})

test('Enter edits a cell and moves down; Escape restores it', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={3} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{Enter}')
  await user.clear(screen.getByRole('textbox', { name: 'Order ID' }))
  await user.keyboard('X-1{Enter}')
  expect(screen.getByRole('gridcell', { name: 'X-1' })).toBeInTheDocument()
  expect(activeCell()).toHaveTextContent('SO-1')
  await user.keyboard('{F2}zzz{Escape}')
  expect(activeCell()).toHaveTextContent('SO-1')
})

test('Enter after Tab moves below the cell of the first Tab, and Shift+Tab moves back', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={4} />)
  await user.tab()
  await user.keyboard('{ArrowRight}X-0{Tab}Y-0{Enter}')
  expect(activeCell()).toHaveTextContent('SO-1')
  await user.keyboard('X-1{Tab}Y-1{Enter}')
  expect(activeCell()).toHaveTextContent('SO-2')
  await user.keyboard('X-2{Tab}Y-2{Shift>}{Tab}{/Shift}')
  expect(activeCell()).toHaveTextContent('X-2')
  // A move elsewhere resets the start of the tabs.
  await user.keyboard('{ArrowRight}Z-2{Enter}')
  expect(activeCell()).toHaveTextContent('N-3')
})

test('text typed in the empty row becomes a row, and a new empty row follows', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={2} withRanges withNewRow />)
  const grid = screen.getByRole('grid')
  expect(grid).toHaveAttribute('aria-rowcount', '4')
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  const empty = () => activeCell()?.closest('[data-new]')
  expect(empty()).toHaveAttribute('aria-rowindex', '4')
  expect(empty()).toHaveTextContent('Add an entry')
  await user.keyboard('{Delete}X-1{Enter}')
  expect(grid).toHaveAttribute('aria-rowcount', '5')
  expect(screen.getByRole('row', { name: /X-1/ })).toHaveAttribute('aria-rowindex', '4')
  expect(empty()).toHaveAttribute('aria-rowindex', '5')
  await user.keyboard('X-2{Tab}N-7{Enter}')
  expect(screen.getByRole('row', { name: /X-2/ })).toHaveTextContent('N-7')
  expect(empty()).toHaveAttribute('aria-rowindex', '6')
  await user.keyboard('{Control>}a{/Control}')
  expect(ranges.onSelect).toHaveBeenLastCalledWith(cells(0, 4, 'order', 'number'))
})

test.each([
  ['while letters are composed', { isComposing: true }],
  ['that ended a composition in Safari', { keyCode: 229 }],
])('an Enter %s belongs to the input method, and the cell stays in edit mode', async (_, press) => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={3} />)
  await user.dblClick(screen.getByRole('gridcell', { name: 'SO-1' }))
  const field = screen.getByRole('textbox', { name: 'Order ID' })
  fireEvent.keyDown(field, { key: 'Enter', ...press })
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field).not.toBeInTheDocument()
})

test('a key of an input method only opens the cell', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={3} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Process', keyCode: 229 })
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveFocus()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown', keyCode: 229 })
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveFocus()
})

test('typing replaces a cell, and Delete empties it', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={3} />)
  await user.tab()
  await user.keyboard('{ArrowRight}A7{Enter}')
  expect(screen.getByRole('gridcell', { name: 'A7' })).toBeInTheDocument()
  await user.keyboard('{Delete}')
  expect(screen.queryByRole('gridcell', { name: 'SO-1' })).not.toBeInTheDocument()
})

test('an edit is kept when the user clicks elsewhere', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={3} />)
  await user.dblClick(screen.getByRole('gridcell', { name: 'SO-2' }))
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), 'KEPT')
  await user.click(screen.getByRole('gridcell', { name: 'SO-0' }))
  expect(screen.getByRole('gridcell', { name: 'KEPT' })).toBeInTheDocument()
})

test('rows selected with Shift and arrows are deleted together', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={5} />)
  await user.tab()
  await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{Delete}{/Shift}')
  expect(onDeleteRows).toHaveBeenLastCalledWith({ from: 1, to: 4 })
})

const ranges = {
  onSelect: vi.fn<GridRanges<string>['onSelect']>(),
  onCopy: vi.fn<GridRanges<string>['onCopy']>(),
  edits: {
    onClear: vi.fn<(cells: CellRange<string>) => void>(),
    onFill: vi.fn<(cells: CellRange<string>, value: string) => void>(),
    onRepeat: vi.fn<(source: CellRange<string>, target: CellRange<string>) => void>(),
  },
}

async function showCells() {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={5} withRanges />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  return user
}

const cellNamed = (name: string) => screen.getByRole('gridcell', { name })
const headOfRow = (name: string) => screen.getByRole('rowheader', { name })

/** jsdom has no layout, so the element below the pointer is given. */
function movePointer(below: Element, buttons = 1) {
  document.elementsFromPoint = () => [below]
  fireEvent.pointerMove(document.body, { buttons })
}

function press(element: Element | null) {
  const pressed = element ?? document.body
  fireEvent.pointerDown(pressed)
  fireEvent.mouseDown(pressed)
}

const cells = (from: number, to: number, ...keys: string[]) => ({ rows: { from, to }, keys })
const selectedCells = () =>
  screen.queryAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent)

test('cells are selected with Shift and arrows, all with Ctrl+A, and none with Escape', async () => {
  const user = await showCells()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  expect(selectedCells()).toEqual(['SO-1', 'N-1 is odd', 'SO-2', 'N-2'])
  expect(ranges.onSelect).toHaveBeenLastCalledWith(cells(1, 3, 'order', 'number'))
  await user.keyboard('{Control>}a{/Control}')
  expect(selectedCells()).toHaveLength(10)
  expect(ranges.onSelect).toHaveBeenLastCalledWith(cells(0, 5, 'order', 'number'))
  await user.keyboard('{Escape}')
  expect(selectedCells()).toEqual([])
  expect(ranges.onSelect).toHaveBeenLastCalledWith(null)
})

test('a press on a column header selects the column, and on a row number the row', async () => {
  const user = await showCells()
  await user.click(screen.getByRole('columnheader', { name: 'Tracking number' }))
  expect(selectedCells()).toEqual(['N-0', 'N-1 is odd', 'N-2', 'N-3', 'N-4'])
  await user.click(headOfRow('3'))
  expect(selectedCells()).toEqual(['SO-2', 'N-2'])
  await user.pointer({ keys: '[MouseRight]', target: headOfRow('3') })
  expect(onMenu.mock.lastCall?.[0]).toEqual(cells(2, 3, 'order', 'number'))
  expect(selectedCells()).toEqual(['SO-2', 'N-2'])
})

test.each([
  ['all cells', '{Control>}a{/Control}', cells(0, 5, 'order', 'number')],
  ['all cells with CapsLock', '{Control>}A{/Control}', cells(0, 5, 'order', 'number')],
  ['a row', '{Shift>} {/Shift}', cells(1, 2, 'order', 'number')],
  ['a row to its end', '{Control>}{Shift>}{End}{/Shift}{/Control}', cells(1, 5, 'order', 'number')],
  [
    'cells before which the number of the row is',
    '{ArrowRight}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}',
    cells(1, 2, 'order', 'number'),
  ],
  ['rows from a number', '{ArrowLeft}{Shift>}{ArrowDown}{/Shift}', cells(1, 3, 'order', 'number')],
])('%s: typing then fills all selected cells', async (_, keys, expected) => {
  const user = await showCells()
  await user.keyboard(keys)
  expect(ranges.onSelect).toHaveBeenLastCalledWith(expected)
  await user.keyboard('X9{Control>}{Enter}{/Control}')
  expect(ranges.edits.onFill).toHaveBeenLastCalledWith(expected, 'X9')
})

test('the header of the row numbers selects everything, that of a column without values nothing', async () => {
  const user = await showCells()
  await user.click(screen.getByRole('columnheader', { name: 'Row' }))
  expect(selectedCells()).toHaveLength(10)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('columnheader', { name: 'Issue' }))
  expect(selectedCells()).toEqual([])
})

test('row numbers that are dragged over select whole rows', async () => {
  await showCells()
  press(headOfRow('2'))
  movePointer(headOfRow('3'))
  movePointer(cellNamed('N-3'))
  expect(ranges.onSelect).toHaveBeenLastCalledWith(cells(1, 4, 'order', 'number'))
})

/** Drags the fill handle from SO-1 down to SO-3. */
async function dragHandle() {
  const user = await showCells()
  press(document.querySelector('[data-handle]'))
  movePointer(cellNamed('SO-3'))
  expect(selectedCells()).toEqual(['SO-1', 'SO-2', 'SO-3'])
  ranges.edits.onRepeat.mockClear()
  return user
}

test('the fill handle fills the covered cells on release, and only once', async () => {
  const user = await dragHandle()
  fireEvent.pointerUp(document.body)
  expect(ranges.edits.onRepeat.mock.calls).toEqual([[cells(1, 2, 'order'), cells(1, 4, 'order')]])
  await user.click(screen.getByRole('gridcell', { name: 'N-4' }))
  expect(ranges.edits.onRepeat).toHaveBeenCalledOnce()
})

test.each([
  [
    'Escape is pressed',
    () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  ],
  ['it was let go where no page hears it', () => movePointer(cellNamed('SO-3'), 0)],
])('the fill handle fills nothing when %s', async (_, giveUp) => {
  await dragHandle()
  giveUp()
  expect(selectedCells()).toEqual([])
  movePointer(cellNamed('SO-4'))
  fireEvent.pointerUp(cellNamed('SO-4'))
  expect(ranges.edits.onRepeat).not.toHaveBeenCalled()
})

test('headers that are dragged over select their columns', async () => {
  await showCells()
  press(screen.getByRole('columnheader', { name: 'Order ID' }))
  movePointer(screen.getByRole('columnheader', { name: 'Tracking number' }))
  expect(ranges.onSelect).toHaveBeenLastCalledWith(cells(0, 5, 'order', 'number'))
})

test('a drag to another cell selects the cells between', async () => {
  await showCells()
  press(cellNamed('SO-1'))
  movePointer(cellNamed('N-2'))
  expect(selectedCells()).toEqual(['SO-1', 'N-1 is odd', 'SO-2', 'N-2'])
})

test.each([
  ['{Delete}', 'onClear', [cells(1, 3, 'order')]],
  ['{Control>}d{/Control}', 'onRepeat', [cells(1, 2, 'order'), cells(1, 3, 'order')]],
  ['X9{Control>}{Enter}{/Control}', 'onFill', [cells(1, 3, 'order'), 'X9']],
] as const)('%s changes all selected cells', async (keys, change, expected) => {
  const user = await showCells()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await user.keyboard(keys)
  expect(ranges.edits[change]).toHaveBeenLastCalledWith(...expected)
  expect(selectedCells()).toHaveLength(2)
})

test('a single cell is filled from the one above or the one to its left', async () => {
  const user = await showCells()
  await user.keyboard('{Control>}d{/Control}')
  const { onRepeat } = ranges.edits
  expect(onRepeat).toHaveBeenLastCalledWith(cells(0, 1, 'order'), cells(1, 2, 'order'))
  await user.keyboard('{ArrowRight}{Control>}r{/Control}')
  expect(onRepeat).toHaveBeenLastCalledWith(cells(1, 2, 'order'), cells(1, 2, 'number'))
})

test('onCopy gets the selected cells to copy or cut', async () => {
  const user = await showCells()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  fireEvent.cut(document.activeElement ?? document.body, { clipboardData: {} })
  expect(ranges.onCopy).toHaveBeenLastCalledWith(cells(1, 2, 'order', 'number'), {}, true)
})

test('clipboard events on the document reach the active cell, as in Firefox', async () => {
  await showCells()
  const clipboardData = { getData: () => 'A7' }
  fireEvent.copy(document.body, { clipboardData })
  expect(ranges.onCopy).toHaveBeenLastCalledWith(cells(1, 2, 'order'), clipboardData, false)
  onPaste.mockClear()
  fireEvent.paste(document.body, { clipboardData })
  expect(onPaste).toHaveBeenLastCalledWith(cells(1, 2, 'order'), 'A7', 'A7')
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.paste(document.body, { clipboardData })
  expect(onPaste).toHaveBeenCalledOnce()
})

test('the menu applies to all selected cells, or to another cell alone', async () => {
  const user = await showCells()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await user.pointer({
    keys: '[MouseRight]',
    target: screen.getByRole('gridcell', { name: 'SO-1' }),
  })
  expect(onMenu.mock.lastCall?.[0]).toEqual(cells(1, 3, 'order'))
  expect(selectedCells()).toHaveLength(2)
  await user.pointer({
    keys: '[MouseRight]',
    target: screen.getByRole('gridcell', { name: 'N-4' }),
  })
  expect(onMenu.mock.lastCall?.[0]).toEqual(cells(4, 5, 'number'))
})

test('the issue of a cell is part of its description', () => {
  renderWithTexts(<Sheet count={3} />)
  expect(screen.getByRole('gridcell', { name: /N-1.*is odd/ })).toBeInTheDocument()
})

test('onPaste gets the place of the paste', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet count={3} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  const content: Record<string, string> = { 'text/plain': 'a\tb', 'text/html': '<table></table>' }
  const focused = document.activeElement ?? document.body
  fireEvent.paste(focused, { clipboardData: { getData: (type: string) => content[type] ?? '' } })
  expect(onPaste).toHaveBeenLastCalledWith(
    { rows: { from: 1, to: 2 }, keys: ['order'] },
    'a\tb',
    '<table></table>',
  )
})

type Edit = readonly [order: string, column: string, value: string]

function sheetOf(rows: readonly (Row | undefined)[], onEdit: (...edit: Edit) => void) {
  return (
    <Grid<Row, 'order'>
      label="Entries"
      columns={ORDER_COLUMN}
      rowCount={rows.length}
      getRow={(index) => rows[index]}
      rowKey={(index) => index}
      onEdit={(row, column, value) => onEdit(row.order, column, value)}
    />
  )
}

const ORDER_COLUMN = [
  {
    key: 'order',
    header: 'Order ID',
    width: '1fr',
    render: (row: Row) => row.order,
    value: (row: Row) => row.order,
  },
] as const

const rowOf = (order: string): Row => ({ order, number: '' })

test.each([
  { how: 'the sheet is scrolled so far that the row is let go', rows: [rowOf('SO-1'), undefined] },
  { how: 'the page is left', rows: null },
])('typed text is kept when $how', async ({ rows }) => {
  const user = userEvent.setup()
  const onEdit = vi.fn<(...edit: Edit) => void>()
  const { rerender, unmount } = renderWithTexts(sheetOf([rowOf('SO-1'), rowOf('SO-2')], onEdit))
  await user.dblClick(screen.getByRole('gridcell', { name: 'SO-2' }))
  await user.keyboard('TYPED')
  if (rows) rerender(sheetOf(rows, onEdit))
  else unmount()
  expect(onEdit.mock.calls).toEqual([['SO-2', 'order', 'TYPED']])
})

test('typed text goes to the row where the edit began, even if rows were added above', async () => {
  const user = userEvent.setup()
  const onEdit = vi.fn<(...edit: Edit) => void>()
  const { rerender } = renderWithTexts(sheetOf([rowOf('SO-1'), rowOf('SO-2')], onEdit))
  await user.dblClick(screen.getByRole('gridcell', { name: 'SO-2' }))
  await user.keyboard('TYPED')
  rerender(sheetOf([rowOf('SO-0'), rowOf('SO-1'), rowOf('SO-2')], onEdit))
  await user.keyboard('{Enter}')
  expect(onEdit.mock.calls).toEqual([['SO-2', 'order', 'TYPED']])
})
