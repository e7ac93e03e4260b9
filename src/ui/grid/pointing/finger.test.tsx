import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GridOfOrders } from '#testing/grid-of-orders.tsx'
import { renderWithTexts } from '#testing/render.tsx'

const onSelect = vi.fn<(cells: unknown) => void>()
const onMenu = vi.fn<(cells: unknown, at: unknown) => void>()
const ranges = { onSelect, onCopy: () => {}, edits: null }
const onEdit = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  onMenu.mockClear()
})
afterEach(() => void vi.useRealTimers())

const show = (more: object = { ranges, onMenu }) =>
  renderWithTexts(<GridOfOrders count={9} onEdit={onEdit} {...more} />)

const cell = (name: string) => screen.getByRole('gridcell', { name })
const corner = (which: 'first' | 'last') => document.querySelector(`[data-corner=${which}]`)
const finger = { pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 }

/** Touches a cell; the browser sends mouse events only when the finger lifts. */
function down(name: string, at = { clientX: 50, clientY: 50 }) {
  fireEvent.pointerDown(cell(name), { ...finger, ...at })
}

function up(name: string) {
  fireEvent.pointerUp(cell(name), finger)
  const isOurs = !fireEvent.touchEnd(cell(name))
  if (isOurs) return
  fireEvent.mouseDown(cell(name))
  act(() => cell(name).focus())
  fireEvent.click(cell(name))
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function tap(name: string) {
  down(name)
  up(name)
}

function hold(name: string) {
  down(name)
  wait(500)
  up(name)
}

test('a tap selects a cell, and a second one edits it', () => {
  show()
  tap('SO-1')
  expect(cell('SO-1')).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
  tap('SO-1')
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveFocus()
})

test('a long press selects, shows the corners, and lifting the finger adds no press', () => {
  show()
  hold('SO-1')
  expect(corner('first')).not.toBeNull()
  expect(cell('SO-1')).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(onMenu).not.toHaveBeenCalled()
  hold('SO-1')
  expect(onMenu.mock.lastCall?.[1]).toEqual({ x: 50, y: 50 })
  tap('SO-2')
  expect(corner('first')).toBeNull()
})

test('a moving finger scrolls; a trembling one still selects', () => {
  show()
  down('SO-1')
  fireEvent.pointerMove(cell('SO-1'), { ...finger, clientX: 50, clientY: 62 })
  wait(500)
  expect(corner('first')).toBeNull()
  down('SO-1')
  fireEvent.pointerMove(cell('SO-1'), { ...finger, clientX: 53, clientY: 54 })
  wait(500)
  expect(corner('first')).not.toBeNull()
})

test('a finger lifted early, or a cancelled touch, selects nothing', () => {
  show()
  down('SO-1')
  wait(300)
  fireEvent.pointerUp(cell('SO-1'), finger)
  wait(500)
  down('SO-1')
  fireEvent.pointerCancel(cell('SO-1'), finger)
  wait(500)
  expect(corner('first')).toBeNull()
})

test('a contextmenu event counts as the long press, and opens no browser menu', () => {
  show()
  down('SO-1')
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  Object.assign(event, { pointerType: 'touch' })
  fireEvent(cell('SO-1'), event)
  expect(event.defaultPrevented).toBe(true)
  expect(corner('first')).not.toBeNull()
  expect(onMenu).not.toHaveBeenCalled()
})

test('dragging a corner keeps the opposite one', () => {
  show()
  hold('SO-3')
  const drag = (which: 'first' | 'last', to: string) => {
    fireEvent.pointerDown(corner(which) ?? document.body, finger)
    document.elementsFromPoint = () => [cell(to)]
    fireEvent.pointerMove(document.body, finger)
    fireEvent.pointerUp(document.body, finger)
  }
  drag('last', 'N-5')
  drag('first', 'SO-2')
  expect(onSelect).toHaveBeenLastCalledWith({
    rows: { from: 2, to: 6 },
    keys: ['order', 'number'],
  })
})

test('where no cells are selected, a long press does nothing', () => {
  show({})
  hold('SO-1')
  expect(corner('first')).toBeNull()
})
