import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Combobox } from './combobox.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { useOptionList } from './option-list.ts'
import { useCombobox } from './use-combobox.ts'

beforeAll(() => giveElementsASize())
afterEach(() => void vi.useRealTimers())

const OPTIONS = Array.from({ length: 2500 }, (_, n) => ({ key: String(n), name: `Courier ${n}` }))
type Option = (typeof OPTIONS)[number]

const about = {
  optionHeight: 44,
  label: 'Courier',
  placeholder: 'Search',
  options: OPTIONS,
  keyOf: (option: Option) => option.key,
  textOf: (option: Option) => option.name,
  searchOf: (option: Option) => option.name,
  namesOf: (option: Option) => [option.key, option.name],
  render: (option: Option) => option.name,
  tell: (count: number) => (count === 0 ? 'No courier fits.' : `${count} couriers`),
}

function Choice({ onEnter }: { onEnter?: () => void }) {
  const [chosen, setChosen] = useState<Option | null>(null)
  return (
    <Combobox {...about} chosen={chosen} onChoose={setChosen} {...(onEnter ? { onEnter } : {})} />
  )
}

type FreeProps = { readonly isThere?: boolean; readonly onEnter?: () => void }

/** A free-text field whose list may load later. */
function FreeChoice({ isThere = true, onEnter }: FreeProps) {
  const [text, setText] = useState('')
  const list = useOptionList(about)
  const box = useCombobox({ list: isThere ? list : null, onChoose: ({ key }) => setText(key) })
  return (
    <div role="presentation" onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}>
      <input
        aria-label="Courier"
        {...box.inputOf({ value: text, onChange: ({ target }) => setText(target.value) })}
      />
      <ComboboxList box={box} {...about} />
    </div>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Courier' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

test('of thousands of options only the visible ones are rendered, each with its position', async () => {
  renderWithTexts(<Choice />)
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(field())
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  const shown = screen.getAllByRole('option')
  expect(shown.length).toBeLessThan(60)
  expect(shown[0]).toHaveAttribute('aria-setsize', '2500')
  expect(shown[0]).toHaveAttribute('aria-posinset', '1')
})

test('typing activates the option that has the name, and arrows continue from there', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), 'courier 17')
  expect(active()).toHaveTextContent('Courier 17')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('Courier 170')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('the active option is rendered, however far away', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '{ArrowUp}')
  expect(active()).toHaveTextContent('Courier 2499')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Courier 0')
})

test('opened with a chosen option, it offers all options again', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '2499{Enter}')
  await userEvent.click(field())
  expect(active()).toHaveTextContent('Courier 2499')
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2500')
})

test('tabbing through chooses nothing', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '17')
  await userEvent.tab()
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('a search without a match is announced', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), 'nobody')
  expect(screen.getByText('No courier fits.')).toBeVisible()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('the number of matches is announced after a quiet second', async () => {
  vi.useFakeTimers()
  renderWithTexts(<Choice />)
  fireEvent.change(field(), { target: { value: 'courier 249' } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('status')).toHaveTextContent('13 couriers')
})

test('Enter is passed on when there is nothing to choose', async () => {
  const onEnter = vi.fn<() => void>()
  renderWithTexts(<Choice onEnter={onEnter} />)
  await userEvent.type(field(), '17{Enter}')
  expect(onEnter).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
})

test('Escape closes the list first, then the surrounding dialog', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '17')
  // A browser closes no dialog for an Escape whose default was prevented.
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true)
})

test('free text counts as typed, even if an option is similar', async () => {
  const onEnter = vi.fn<() => void>()
  renderWithTexts(<FreeChoice onEnter={onEnter} />)
  await userEvent.type(field(), '17')
  expect(active()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(field()).toHaveValue('17')
  // The surrounding form doesn't see the keys of the list.
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}{Enter}')
  expect(field()).toHaveValue('19')
  expect(onEnter).toHaveBeenCalledOnce()
})

test('a field is a combobox before its list has loaded, and a late list opens if it was requested', async () => {
  const { rerender } = renderWithTexts(<FreeChoice isThere={false} />)
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(field(), 'courier 249')
  expect(screen.queryByRole('listbox')).toBeNull()
  rerender(<FreeChoice />)
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Courier 249')
})

test('a press chooses an option, and the field keeps the focus', async () => {
  renderWithTexts(<FreeChoice />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Courier 3' }))
  expect(field()).toHaveValue('3')
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent('Courier 3')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Courier 3')
})

test('pressing the field and typing replaces the chosen option', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '2499{Enter}')
  await userEvent.tab()
  await userEvent.click(field())
  await userEvent.keyboard('17')
  expect(field()).toHaveValue('17')
})

test.each([
  ['while it composes', { isComposing: true }],
  ['that ended a composition in Safari', { keyCode: 229 }],
])('an Enter of an input method %s neither chooses nor is passed on', async (_, press) => {
  const onEnter = vi.fn<() => void>()
  renderWithTexts(<Choice onEnter={onEnter} />)
  fireEvent.keyDown(field(), { key: 'Enter', ...press })
  expect(onEnter).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onEnter).toHaveBeenCalledOnce()
  await userEvent.type(field(), '17')
  fireEvent.keyDown(field(), { key: 'Enter', ...press })
  expect(field()).toHaveValue('17')
})

test.each([
  ['below its field', 100, '132px', ''],
  ['above it where there is more space', 700, '', '72px'],
])('the list is %s', async (_, top, below, above) => {
  renderWithTexts(<Choice />)
  vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(50, top, 200, 28))
  await userEvent.click(field())
  expect(screen.getByRole('listbox').style).toMatchObject({ top: below, bottom: above })
})

test('an input method searches only once its composition has ended', () => {
  renderWithTexts(<Choice />)
  fireEvent.change(field(), { target: { value: '17' } })
  const compose = createEvent.input(field(), { target: { value: "17yan'wen" } })
  Object.defineProperty(compose, 'isComposing', { value: true })
  fireEvent(field(), compose)
  expect(field()).toHaveValue("17yan'wen")
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Courier 17')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(field()).toHaveValue("17yan'wen")
  fireEvent.compositionEnd(field())
  expect(screen.getByText('No courier fits.')).toBeVisible()
})

test('a press beside the field counts, although the list above it closes', async () => {
  const user = userEvent.setup()
  renderWithTexts(
    <>
      <Choice />
      <button type="button">Beside</button>
    </>,
  )
  await user.click(field())
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Beside') })
  expect(screen.getByRole('listbox')).toBeVisible()
  await user.pointer({ keys: '[/MouseLeft]' })
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})
