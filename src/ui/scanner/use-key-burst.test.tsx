import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeyBurst } from './use-key-burst.ts'

const CODE = '1Z5R89390357567127'

const keysOf = (text: string) => text.split('')

function renderPage() {
  const onBurst = vi.fn<(text: string) => void>()
  const Page = () => {
    useKeyBurst((text) => onBurst(text))
    return (
      <>
        <button type="button">Upload</button>
        <a href="/help">Help</a>
        <input type="radio" aria-label="One" />
        <input type="checkbox" aria-label="Keep" />
        <input aria-label="Search" />
      </>
    )
  }
  render(<Page />)
  return { onBurst }
}

/** Presses keys `every` ms apart; returns which of them had their default prevented. */
function type(
  keys: readonly string[],
  every: number,
  target: Element = document.body,
  from = 0,
  { isHeld = false } = {},
) {
  return keys.map((key, index) => {
    const repeat = isHeld && index > 0
    const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + from + index * every })
    fireEvent(target, event)
    return event.defaultPrevented
  })
}

test('keys in quick succession with Enter are a scan', () => {
  const { onBurst } = renderPage()
  type([...keysOf(CODE), 'Enter'], 8)
  expect(onBurst).toHaveBeenCalledExactlyOnceWith(CODE)
})

test('normal typing is ignored', () => {
  const { onBurst } = renderPage()
  expect(type([...keysOf(CODE), 'Enter'], 61)).not.toContain(true)
  expect(onBurst).not.toHaveBeenCalled()
})

test('five keys and Enter are not a scan', () => {
  const { onBurst } = renderPage()
  expect(type([...keysOf('12345'), 'Enter'], 8).at(-1)).toBe(false)
  expect(onBurst).not.toHaveBeenCalled()
})

test('a held key is not a scan', () => {
  const { onBurst } = renderPage()
  const held = { isHeld: true }
  expect(type([...keysOf('        '), 'Enter'], 25, document.body, 0, held)).not.toContain(true)
  expect(onBurst).not.toHaveBeenCalled()
})

test('the Enter of a scan presses no button, nor does a second Enter right after it', () => {
  renderPage()
  const used = type([...keysOf(CODE), 'Enter', 'Enter'], 8, screen.getByRole('button'))
  expect(used.slice(1)).not.toContain(false)
  expect(type(['Enter'], 8, screen.getByRole('button'), 5000)).toEqual([false])
})

test('control keys before, within and after the code are skipped', () => {
  const { onBurst } = renderPage()
  type(
    ['F8', ...keysOf('1Z5R'), 'Shift', 'Control', ...keysOf('89390357567127'), 'Tab', 'Enter'],
    8,
  )
  expect(onBurst).toHaveBeenCalledExactlyOnceWith(CODE)
})

test('two scans, one after the other', () => {
  const { onBurst } = renderPage()
  type([...keysOf(CODE), 'Enter'], 8)
  type([...keysOf(CODE), 'Enter'], 8, document.body, 400)
  expect(onBurst).toHaveBeenCalledTimes(2)
})

test('buffered codes arrive without a pause', () => {
  const { onBurst } = renderPage()
  const codes = Array.from({ length: 500 }, (_, n) => `RB${100_000_000 + n}CN`)
  type(
    codes.flatMap((code) => [...keysOf(code), 'Enter']),
    1,
  )
  expect(onBurst.mock.calls.flat()).toEqual(codes)
})

test.each(['button', 'link', 'radio', 'checkbox'])(
  'on a %s a scan is detected and presses nothing',
  (role) => {
    const { onBurst } = renderPage()
    const used = type([...keysOf(CODE), 'Enter'], 8, screen.getByRole(role))
    expect(used.slice(1)).not.toContain(false)
    expect(onBurst).toHaveBeenCalledExactlyOnceWith(CODE)
  },
)

test('a scan between an input method’s keys is text', () => {
  const { onBurst } = renderPage()
  const keys = [...keysOf(CODE), 'Enter'].map((key) => {
    const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true })
    return fireEvent(document.body, event)
  })
  expect(keys).not.toContain(false)
  expect(onBurst).not.toHaveBeenCalled()
})

test('in a field the keys are text', () => {
  const { onBurst } = renderPage()
  expect(type([...keysOf(CODE), 'Enter'], 8, screen.getByLabelText('Search'))).not.toContain(true)
  expect(onBurst).not.toHaveBeenCalled()
})
