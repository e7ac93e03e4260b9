import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isTaken } from './use-document-key.ts'
import { useKeyBurst } from './use-key-burst.ts'

const CODE = '1Z5R89390357567127'

const keysOf = (text: string) => text.split('')

function renderPage() {
  const onBurst = vi.fn<(text: string) => void>()
  const Page = () => {
    useKeyBurst(onBurst, isTaken)
    return (
      <>
        <button type="button">Upload</button>
        <input aria-label="Search" />
      </>
    )
  }
  render(<Page />)
  return { onBurst }
}

/** Presses keys some ms apart; tells which of them the page used up. */
function type(keys: readonly string[], every: number, target: Element = document.body, from = 0) {
  return keys.map((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
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

test('a person who types is left alone', () => {
  const { onBurst } = renderPage()
  expect(type([...keysOf(CODE), 'Enter'], 60)).not.toContain(true)
  expect(onBurst).not.toHaveBeenCalled()
})

test('five keys are no scan, and their Enter is left alone', () => {
  const { onBurst } = renderPage()
  type([...keysOf('12345'), 'Enter'], 8)
  expect(onBurst).not.toHaveBeenCalled()
})

test('the Enter of a scan presses no button, nor does a second one right behind it', () => {
  renderPage()
  const used = type([...keysOf(CODE), 'Enter', 'Enter'], 8, screen.getByRole('button'))
  expect(used.slice(1)).not.toContain(false)
  expect(type(['Enter'], 8, screen.getByRole('button'), 5000)).toEqual([false])
})

test('what scanners send before, between and behind the code is passed over', () => {
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

test('in a field the keys are text', () => {
  const { onBurst } = renderPage()
  expect(type([...keysOf(CODE), 'Enter'], 8, screen.getByLabelText('Search'))).not.toContain(true)
  expect(onBurst).not.toHaveBeenCalled()
})
