import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isTaken, useDocumentKey } from '#ui/use-document-key.ts'
import { useScanGuard } from './use-scan-guard.ts'

const CODE = '1Z5R89390357567127'
const KEYS = CODE.split('')
const LABEL = [...KEYS, 'Enter']

const pressed = vi.fn<(what: string) => void>()

function Page() {
  useScanGuard()
  useDocumentKey((event) => {
    if (!isTaken(event) && /^\d$/.test(event.key)) pressed(event.key)
    return false
  })
  return (
    <>
      <button onClick={() => pressed('button')}>Upload</button>
      <a href="#help" onClick={() => pressed('link')}>
        Help
      </a>
      <input type="radio" aria-label="One" onClick={() => pressed('radio')} />
      <input type="checkbox" aria-label="All" onClick={() => pressed('checkbox')} />
      <div
        role="grid"
        tabIndex={-1}
        aria-label="Fixed"
        aria-readonly="true"
        onKeyDown={({ key }) => pressed(key)}
      />
      <div role="grid" tabIndex={-1} aria-label="Sheet" onKeyDown={({ key }) => pressed(key)} />
      <form onSubmit={(event) => (event.preventDefault(), pressed('form'))}>
        <input aria-label="Token" type="password" />
      </form>
      <form data-takes-scans onSubmit={(event) => (event.preventDefault(), pressed('entry'))}>
        <input aria-label="Order ID" />
      </form>
      <textarea aria-label="Note" />
    </>
  )
}

let now = 0

/** Presses and releases keys by the test's clock, as a browser does: Enter and Space press what has the focus. */
function type(target: HTMLElement, keys: readonly string[], every: number) {
  for (const key of keys) {
    const isKept = !fireKey('keydown', target, key)
    if (!isKept && key === 'Enter') enter(target)
    if (fireKey('keyup', target, key) && !isKept && key === ' ') target.click()
    now += every
    act(() => void vi.advanceTimersByTime(every))
  }
}

function fireKey(kind: 'keydown' | 'keyup', target: HTMLElement, key: string): boolean {
  const event = new KeyboardEvent(kind, { key, code: key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: now })
  if (!fireEvent(target, event)) return false
  if (kind === 'keydown' && target instanceof HTMLInputElement && key.length === 1)
    target.value += key
  return true
}

function enter(target: HTMLElement) {
  const form = target.closest('form')
  if (form) fireEvent.submit(form)
  else if (target.matches('button, a')) target.click()
}

beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockReset()
  now = 1000
  render(<Page />)
  return () => vi.useRealTimers()
})

const places = () => [
  ...screen.getAllByRole('button'),
  ...screen.getAllByRole('link'),
  ...screen.getAllByRole('radio'),
  ...screen.getAllByRole('checkbox'),
  screen.getByRole('grid', { name: 'Fixed' }),
  screen.getByLabelText('Token'),
  document.body,
]

const SPEEDS = [5, 30, 45, 60]

test.each(
  SPEEDS.flatMap((every) =>
    [['Enter'], ['Tab'], ['Enter', 'Enter'], [' '], []].map((end) => [every, end] as const),
  ),
)('a label at %d ms a key with %j behind it presses and chooses nothing', (every, end) => {
  for (const place of places()) {
    type(place, [...KEYS, ...end], every)
    act(() => void vi.advanceTimersByTime(1000))
    now += 1000
    expect(pressed.mock.calls).toEqual([])
  }
})

test('a code of three characters presses nothing either', () => {
  type(screen.getByRole('button'), ['1', '2', '3', 'Enter'], 45)
  act(() => void vi.advanceTimersByTime(1000))
  expect(pressed).not.toHaveBeenCalled()
})

test('a label is text in a field, and its Enter goes on only where scans are expected', () => {
  const token = screen.getByLabelText('Token')
  type(token, LABEL, 45)
  expect(token).toHaveValue(CODE)
  const order = screen.getByLabelText('Order ID')
  now += 1000
  type(order, LABEL, 45)
  expect(order).toHaveValue(CODE)
  expect(pressed.mock.calls).toEqual([['entry']])
})

test('a lone Enter or Space presses at once, also the one after a pause', () => {
  const button = screen.getByRole('button')
  type(button, ['Enter'], 0)
  expect(pressed).toHaveBeenCalledTimes(1)
  now += 1000
  type(button, [' '], 61)
  expect(pressed).toHaveBeenCalledTimes(2)
  type(button, ['Enter'], 0)
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('a digit of a person chooses, and an Enter 61 ms later presses', () => {
  type(document.body, ['1', '2'], 65)
  expect(pressed.mock.calls).toEqual([['1'], ['2']])
  type(screen.getByRole('button'), ['Enter'], 61)
  expect(pressed).toHaveBeenLastCalledWith('button')
})

test('the first character in a cell is typed at once', () => {
  type(screen.getByRole('grid', { name: 'Sheet' }), ['7'], 0)
  expect(pressed).toHaveBeenCalledExactlyOnceWith('7')
})

test('fast typing in fields is kept, with Backspace, and an Enter in a text of several lines', () => {
  const token = screen.getByLabelText('Token')
  type(token, [...'dhl express'.split(''), 'Backspace'], 20)
  expect(token).toHaveValue('dhl express')
  now += 61
  type(token, ['Enter'], 0)
  expect(pressed).toHaveBeenCalledExactlyOnceWith('form')
  now += 1000
  const note = screen.getByLabelText('Note')
  expect([fireKey('keydown', note, 'a'), fireKey('keydown', note, 'Enter')]).toEqual([true, true])
})

test('Shift between the characters of a label changes nothing', () => {
  type(screen.getByRole('button'), ['Shift', 'A', 'Shift', 'B', 'Shift', 'Enter'], 30)
  expect(pressed).not.toHaveBeenCalled()
})

test('on a busy page a shortcut acts before the key that was pressed after it', () => {
  const button = screen.getByRole('button')
  fireKey('keydown', document.body, '1')
  now += 61
  if (fireKey('keydown', button, 'Enter')) enter(button)
  act(() => void vi.advanceTimersByTime(1000))
  expect(pressed.mock.calls).toEqual([['1'], ['button']])
})

test('keys that a busy page gets at once count by the times at which they were pressed', () => {
  const button = screen.getByRole('button')
  for (const key of ['1', 'Enter']) {
    now += 100
    if (fireKey('keydown', button, key) && key === 'Enter') enter(button)
  }
  expect(pressed).toHaveBeenLastCalledWith('button')
})
