import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { GridOfOrders, type OrderColumn } from '#testing/grid-of-orders.tsx'
import { renderWithTexts } from '#testing/render.tsx'

const onResize = vi.fn<(column: OrderColumn, width: number) => void>()
beforeEach(() => void onResize.mockClear())

const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })

/** Renders the grid; every element is 200 pixels wide, at x 100 and y 50. */
function show(more: Partial<Parameters<typeof GridOfOrders>[0]> = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 50, 200, 32),
  )
  renderWithTexts(<GridOfOrders count={3} onResize={onResize} {...more} />)
  return userEvent.setup()
}

/** Presses the right edge of the order column at x 300. */
function grabEdge() {
  const edge = head('Order ID').querySelector('span[aria-hidden]:last-child') ?? document.body
  Object.assign(edge, { setPointerCapture: () => {}, hasPointerCapture: () => true })
  fireEvent.pointerDown(edge, { button: 0, clientX: 300 })
  return edge
}

const tracks = () => screen.getByRole('grid').style.getPropertyValue('--grid-tracks')

test('a column follows its dragged edge, and onResize gets the width on release', () => {
  show()
  const edge = grabEdge()
  fireEvent.pointerMove(edge, { clientX: 340 })
  expect(tracks()).toContain(' 240px ')
  fireEvent.pointerUp(edge, { clientX: 350 })
  expect(onResize.mock.calls).toEqual([['order', 250]])
  fireEvent.pointerMove(edge, { clientX: 500 })
  expect(tracks()).not.toContain(' 400px ')
})

test('a cancelled drag, or one that returns, changes nothing', () => {
  show()
  const edge = grabEdge()
  fireEvent.pointerMove(edge, { clientX: 340 })
  fireEvent.lostPointerCapture(edge)
  expect(tracks()).toContain(' minmax(100px, 1fr) ')
  fireEvent.pointerUp(grabEdge(), { clientX: 300 })
  expect(onResize).not.toHaveBeenCalled()
})

test('Alt+Shift with an arrow resizes the column of the cell', async () => {
  const user = show()
  await user.click(screen.getByRole('gridcell', { name: 'SO-1' }))
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowLeft}{/Shift}{/Alt}')
  expect(onResize.mock.calls).toEqual([
    ['order', 216],
    ['order', 184],
  ])
})

test('a double press on an edge fits the column to its rendered content', () => {
  show()
  const edge = head('Order ID').querySelector('span[aria-hidden]:last-child')
  fireEvent.doubleClick(edge ?? document.body)
  // Its text and menu icon, each 200 wide here, and a pixel for fractions.
  expect(onResize.mock.calls).toEqual([['order', 401]])
})

test('without onResize no column has an edge', () => {
  renderWithTexts(<GridOfOrders count={3} />)
  expect(head('Order ID').querySelectorAll('span[aria-hidden]')).toHaveLength(0)
})

test('Alt+ArrowDown and the button in the header open the column menu, below the header', async () => {
  const onColumnMenu = vi.fn<(column: OrderColumn, at: unknown) => void>()
  const user = show({ onColumnMenu })
  await user.click(screen.getByRole('gridcell', { name: 'SO-1' }))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onColumnMenu.mock.calls).toEqual([['order', { x: 100, y: 82 }]])
  await user.click(screen.getByRole('button', { name: 'Order ID menu' }))
  expect(onColumnMenu).toHaveBeenCalledTimes(2)
})

test('a press on the icon of the menu button selects no column', async () => {
  const onSelect = vi.fn<(cells: unknown) => void>()
  const ranges = { onSelect, onCopy: () => {}, edits: null }
  const user = show({ ranges, onColumnMenu: () => {} })
  const sign = screen.getByRole('button', { name: 'Order ID menu' }).querySelector('svg')
  await user.click(sign ?? document.body)
  expect(onSelect).not.toHaveBeenCalled()
})

test('the header of the active cell is marked, so its menu button shows', async () => {
  const user = show({ onColumnMenu: () => {} })
  await user.click(screen.getByRole('gridcell', { name: 'SO-1' }))
  expect(head('Order ID')).toHaveAttribute('data-current')
  expect(head('Tracking number')).not.toHaveAttribute('data-current')
})

test.each([
  [true, 'descending', '↓'],
  [false, 'ascending', '↑'],
])('a header shows the sort order of its column: descending %s', (descending, order, sign) => {
  show({ sorted: { by: 'order', descending } })
  expect(head('Order ID')).toHaveAttribute('aria-sort', order)
  expect(head('Order ID')).toHaveTextContent(sign)
  expect(head('Tracking number')).not.toHaveAttribute('aria-sort')
})

test('only the main button of the mouse selects a column, and Shift all columns up to it', async () => {
  const onSelect = vi.fn<(cells: unknown) => void>()
  const ranges = { onSelect, onCopy: () => {}, edits: null }
  const user = show({ ranges })
  await user.pointer({ keys: '[MouseRight]', target: head('Order ID') })
  expect(onSelect).not.toHaveBeenCalled()
  await user.click(head('Order ID'))
  fireEvent.mouseDown(head('Tracking number'), { shiftKey: true })
  expect(onSelect).toHaveBeenLastCalledWith({
    rows: { from: 0, to: 3 },
    keys: ['order', 'number'],
  })
})
