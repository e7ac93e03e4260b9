import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { GridOfOrders } from '#testing/grid-of-orders.tsx'
import { renderWithTexts } from '#testing/render.tsx'

const grid = () => screen.getByRole('grid')
const scrollTo = (scrollTop: number) => fireEvent.scroll(grid(), { target: { scrollTop } })
const rowOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[role=row]')
const cell = (name: string) => screen.getByRole('gridcell', { name })

test('the active row stays in the document when it is scrolled away, and keeps the focus', async () => {
  const user = userEvent.setup()
  renderWithTexts(<GridOfOrders count={1000} />)
  await user.click(cell('SO-2'))
  scrollTo(32 * 500)
  expect(screen.getByText('SO-500')).toBeInTheDocument()
  expect(screen.queryByText('SO-3')).not.toBeInTheDocument()
  expect(cell('SO-2')).toHaveFocus()
  scrollTo(0)
  await user.click(cell('SO-2'))
  await user.keyboard('{Control>}{End}{/Control}')
  scrollTo(0)
  expect(screen.getByText('SO-999')).toBeInTheDocument()
})

test('with a million rows a pixel of the scrollbar moves more than a pixel of rows, at once', () => {
  renderWithTexts(<GridOfOrders count={1_000_000} />)
  const topInSight = () => Number.parseFloat(rowOf('SO-0')?.style.top ?? '') - grid().scrollTop
  expect(topInSight()).toBe(0)
  scrollTo(10)
  expect(topInSight()).toBeLessThan(-20)
  expect(topInSight()).toBeGreaterThan(-32)
})

test('the last of a million rows can be reached', () => {
  renderWithTexts(<GridOfOrders count={1_000_000} />)
  scrollTo(15_000_000)
  expect(screen.getByText('SO-999999')).toBeInTheDocument()
})

test('PageDown moves a screenful, and the sheet scrolls along', async () => {
  const user = userEvent.setup()
  renderWithTexts(<GridOfOrders count={1000} />)
  await user.tab()
  await user.keyboard('{PageDown}')
  const row = Number(document.activeElement?.closest<HTMLElement>('[role=row]')?.dataset['row'])
  expect(row).toBeGreaterThan(8)
  expect(row).toBeLessThan(20)
  await user.keyboard('{PageDown}{PageDown}')
  expect(grid().scrollTop).toBeGreaterThan(500)
})

test('onVisibleRange gets the visible rows', () => {
  const onVisibleRange = vi.fn<(from: number, to: number) => void>()
  renderWithTexts(<GridOfOrders count={1000} onVisibleRange={onVisibleRange} />)
  expect(onVisibleRange.mock.lastCall?.[0]).toBe(0)
  scrollTo(32 * 500)
  const [from = 0, to = 0] = onVisibleRange.mock.lastCall ?? []
  expect(from).toBe(500)
  expect(to).toBeGreaterThan(505)
})

test('the sheet opens at its initial row', () => {
  renderWithTexts(<GridOfOrders count={1000} initialRow={500} />)
  expect(screen.getByText('SO-500')).toBeInTheDocument()
  expect(grid().scrollTop).toBe(32 * 500)
})

const newRow = { row: { order: '', number: '' }, label: 'Add an entry' }

test('the focused empty row stays visible while rows are added above it', async () => {
  const user = userEvent.setup()
  const edits = { newRow, onEdit: () => {} }
  const { rerender } = renderWithTexts(<GridOfOrders count={100} {...edits} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{Control>}{ArrowDown}{/Control}{ArrowDown}X{Enter}')
  const before = grid().scrollTop
  rerender(<GridOfOrders count={101} {...edits} />)
  expect(grid().scrollTop).toBe(before + 32)
  expect(document.activeElement?.closest('[data-new]')).not.toBeNull()
})

test('when the focused row is removed, the row in its place gets the focus', async () => {
  const user = userEvent.setup()
  const { rerender } = renderWithTexts(<GridOfOrders count={5} />)
  await user.click(cell('SO-4'))
  rerender(<GridOfOrders count={3} />)
  expect(cell('SO-2')).toHaveFocus()
})

test('goTo makes a cell active, with or without the focus', () => {
  const { rerender } = renderWithTexts(<GridOfOrders count={1000} />)
  rerender(<GridOfOrders count={1000} goTo={{ row: 500, column: 'number', focus: false }} />)
  expect(screen.getByText('N-500')).toBeInTheDocument()
  expect(document.body).toHaveFocus()
  rerender(<GridOfOrders count={1000} goTo={{ row: 700, column: 'number' }} />)
  expect(cell('N-700')).toHaveFocus()
})

const NARROW_COLUMNS = [
  {
    key: 'order',
    header: 'Order ID',
    width: '1fr',
    narrow: { line: 1, width: '50%' },
    render: ({ order }: { readonly order: string }) => order,
  },
] as const

/** The window's scroll offset for a row on a phone whose bottom is covered by `covered`. */
function scrolledFor(row: number, covered: string): unknown {
  const style = { scrollPaddingBottom: covered } as CSSStyleDeclaration
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style)
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const sheet = { count: 1000, columns: NARROW_COLUMNS }
  const { rerender, unmount } = renderWithTexts(<GridOfOrders {...sheet} />)
  rerender(<GridOfOrders {...sheet} goTo={{ row }} />)
  unmount()
  return scroll.mock.lastCall?.[1 as never]
}

test('on a phone the window scrolls, and a row is placed above docked bars', () => {
  const narrow = Object.assign(window.matchMedia(''), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow)
  // Half of the covered height, since the row is centred in the visible part.
  expect(Number(scrolledFor(500, '100px')) - Number(scrolledFor(500, '0px'))).toBe(50)
})
