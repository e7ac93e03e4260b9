import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { GridOfOrders, type OrderColumn, type OrderRow } from '#testing/grid-of-orders.tsx'
import { renderWithTexts } from '#testing/render.tsx'

const onEdit = vi.fn<(row: OrderRow, column: OrderColumn, value: string, index: number) => void>()
const onOpenRow = vi.fn<(row: OrderRow) => void>()
const onMenu = vi.fn<(cells: unknown, at: unknown) => void>()
const ranges = {
  onSelect: () => {},
  onCopy: vi.fn<(cells: unknown, clipboard: unknown, cut: boolean) => void>(),
  edits: {
    onClear: () => {},
    onFill: () => {},
    onRepeat: vi.fn<(source: unknown, target: unknown) => void>(),
  },
}
beforeEach(() => void vi.clearAllMocks())

function show(more: Partial<Parameters<typeof GridOfOrders>[0]> = {}) {
  renderWithTexts(<GridOfOrders count={9} onEdit={onEdit} {...more} />)
  return userEvent.setup()
}

const cell = (name: string) => screen.getByRole('gridcell', { name })
const focused = () => document.activeElement ?? document.body

test('a Shift+press elsewhere ends the edit, though the focus would have stayed in the field', async () => {
  const user = show({ ranges })
  await user.dblClick(cell('SO-1'))
  await user.keyboard('X')
  await user.keyboard('{Shift>}')
  await user.click(cell('SO-4'))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(onEdit.mock.calls).toEqual([[expect.anything(), 'order', 'X', 1]])
})

test('an unchanged value is not reported as an edit', async () => {
  const user = show()
  await user.dblClick(cell('SO-1'))
  await user.keyboard('{Enter}')
  await user.keyboard('{F2}{Escape}')
  expect(onEdit).not.toHaveBeenCalled()
})

test('Escape discards the typed text', async () => {
  const user = show()
  await user.dblClick(cell('SO-1'))
  await user.keyboard('X{Escape}')
  expect(onEdit).not.toHaveBeenCalled()
  expect(cell('SO-1')).toHaveFocus()
})

test('Delete empties the cell', async () => {
  const user = show()
  await user.click(cell('SO-1'))
  await user.keyboard('{Delete}')
  expect(onEdit.mock.calls).toEqual([[{ order: 'SO-1', number: 'N-1' }, 'order', '', 1]])
})

test('Enter focuses the button of a cell, Escape returns, and arrows move on', async () => {
  const user = show()
  await user.click(cell('Help 1'))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Help 1' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(cell('Help 1')).toHaveFocus()
  await user.keyboard('{Enter}{ArrowDown}')
  expect(cell('Help 2')).toHaveFocus()
})

test('a double press opens the row from a cell without a value', async () => {
  const user = show({ onOpenRow })
  await user.dblClick(cell('Help 1'))
  expect(onOpenRow).toHaveBeenCalledWith({ order: 'SO-1', number: 'N-1' })
  await user.dblClick(cell('SO-2'))
  expect(onOpenRow).toHaveBeenCalledOnce()
})

test('cells without a value are read only, unless the whole grid is', () => {
  const { rerender } = renderWithTexts(<GridOfOrders count={1} onEdit={onEdit} />)
  expect(cell('Help 0')).toHaveAttribute('aria-readonly', 'true')
  expect(cell('SO-0')).not.toHaveAttribute('aria-readonly')
  rerender(<GridOfOrders count={1} />)
  expect(cell('Help 0')).not.toHaveAttribute('aria-readonly')
})

test('nothing is cut from a read-only grid, and an editable one handles the cut itself', () => {
  const { rerender } = renderWithTexts(
    <GridOfOrders count={3} ranges={{ ...ranges, edits: null }} />,
  )
  cell('SO-1').focus()
  const cut = () => fireEvent.cut(focused(), { clipboardData: {} })
  expect(cut()).toBe(true)
  expect(ranges.onCopy).not.toHaveBeenCalled()
  rerender(<GridOfOrders count={3} ranges={ranges} />)
  expect(cut()).toBe(false)
  expect(ranges.onCopy.mock.lastCall?.[2]).toBe(true)
})

test('a paste into the cells does not reach the page; one into the line above does', () => {
  const onPaste = vi.fn<() => void>()
  const listener = vi.fn<() => void>()
  document.addEventListener('paste', listener)
  show({ onPaste, firstLine: <input aria-label="New order" /> })
  const clipboardData = { getData: () => 'A7' }
  cell('SO-1').focus()
  fireEvent.paste(focused(), { clipboardData })
  expect(onPaste).toHaveBeenCalledOnce()
  expect(listener).not.toHaveBeenCalled()
  fireEvent.paste(screen.getByRole('textbox', { name: 'New order' }), { clipboardData })
  document.removeEventListener('paste', listener)
  expect(onPaste).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
})

test('the grid ignores keys in the line above the rows', async () => {
  const user = show({ ranges, firstLine: <input aria-label="New order" /> })
  const field = screen.getByRole('textbox', { name: 'New order' })
  await user.type(field, 'AB{ArrowLeft}{Delete}')
  expect(field).toHaveValue('A')
  expect(field).toHaveFocus()
})

test('a double press on the handle fills to the last row', async () => {
  const user = show({ ranges })
  await user.click(cell('SO-1'))
  fireEvent.doubleClick(document.querySelector('[data-handle]') ?? document.body)
  expect(ranges.edits.onRepeat.mock.calls).toEqual([
    [
      { rows: { from: 1, to: 2 }, keys: ['order'] },
      { rows: { from: 1, to: 9 }, keys: ['order'] },
    ],
  ])
})

test('the menu opens at the pointer, or below the cell for a key', () => {
  show({ ranges, onMenu })
  vi.spyOn(cell('SO-1'), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 32))
  fireEvent.contextMenu(cell('SO-1'), { button: 2, clientX: 7, clientY: 8 })
  expect(onMenu.mock.lastCall?.[1]).toEqual({ x: 7, y: 8 })
  fireEvent.contextMenu(cell('SO-1'), { button: 0, clientX: 0, clientY: 0 })
  expect(onMenu.mock.lastCall?.[1]).toEqual({ x: 100, y: 82 })
})

test('a link to the grid focuses its active cell', () => {
  show()
  screen.getByRole('grid').focus()
  expect(screen.getAllByRole('rowheader')[0]).toHaveFocus()
})
