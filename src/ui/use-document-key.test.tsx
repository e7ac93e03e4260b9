import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOfInputMethod, isTaken, letterOf, useDocumentKey } from './use-document-key.ts'

function Page({ onPress }: { onPress: (event: KeyboardEvent) => boolean }) {
  useDocumentKey(onPress)
  return (
    <>
      <input aria-label="text" />
      <input type="radio" aria-label="choice" />
      <textarea />
      <select aria-label="list" />
      <div role="grid">
        <div role="row">
          <span role="gridcell">cell</span>
        </div>
      </div>
      <div role="menu">
        <button role="menuitem">item</button>
      </div>
      <div role="dialog">
        <button>answer</button>
      </div>
      <button>button</button>
    </>
  )
}

test.each([
  ['input:not([type])', true],
  ['[type=radio]', false],
  ['textarea', true],
  ['select', true],
  ['[role=gridcell]', true],
  ['[role=menuitem]', true],
  ['[role=dialog] button', true],
  ['button:last-of-type', false],
])('a key in %s is already used there: %s', (place, expected) => {
  const taken = vi.fn<(isIt: boolean) => void>()
  const { container } = render(
    <Page
      onPress={(event) => {
        taken(isTaken(event))
        return false
      }}
    />,
  )
  const elements = container.querySelectorAll(place)
  fireEvent.keyDown(elements[elements.length - 1] ?? document.body, { key: 'a' })
  expect(taken).toHaveBeenCalledExactlyOnceWith(expected)
})

test('a handled key has its default prevented, and unmounting removes the listener', () => {
  const onPress = vi.fn<(event: KeyboardEvent) => boolean>(({ key }) => key === 'a')
  const { unmount } = render(<Page onPress={onPress} />)
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'b' })).toBe(true)
  unmount()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(onPress).toHaveBeenCalledTimes(2)
})

const press = (key: string, code: string) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
})

test.each([
  ['a', 'KeyA', 'A'],
  ['Z', 'KeyY', 'Z'],
  ['я', 'KeyZ', 'Z'],
  ['Process', 'KeyN', 'N'],
  ['1', 'Digit1', undefined],
  ['ArrowUp', 'Numpad8', undefined],
])('%s at %s is the letter %s', (key, code, letter) => {
  expect(letterOf(press(key, code))).toBe(letter)
})

test('keys of an input method are detected, including those that Safari marks only by key code', () => {
  expect(isOfInputMethod({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isOfInputMethod({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isOfInputMethod({ isComposing: false, keyCode: 13 })).toBe(false)
})
