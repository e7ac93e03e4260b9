import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Combobox } from './combobox.tsx'
import { FieldList } from './field-list.tsx'

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
  render: (option: Option) => option.name,
  nothing: 'No courier fits.',
  found: (count: number) => `${count} couriers`,
}

function Choice({ onEnter }: { onEnter?: () => void }) {
  const [chosen, setChosen] = useState<Option | null>(null)
  return (
    <Combobox {...about} chosen={chosen} onChoose={setChosen} {...(onEnter ? { onEnter } : {})} />
  )
}

function FreeChoice() {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <form>
      <input ref={setInput} aria-label="Courier" />
      {input && (
        <FieldList
          {...about}
          input={input}
          opens={false}
          onChoose={({ key }) => fireEvent.change(input, { target: { value: key } })}
        />
      )}
    </form>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Courier' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

test('of thousands only what is in sight is drawn, and each says where it stands', async () => {
  renderWithTexts(<Choice />)
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(field())
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  const shown = screen.getAllByRole('option')
  expect(shown.length).toBeLessThan(60)
  expect(shown[0]).toHaveAttribute('aria-setsize', '2500')
  expect(shown[0]).toHaveAttribute('aria-posinset', '1')
})

test('who types has the first that fits under the keyboard, and arrows go on from there', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), 'courier 17')
  expect(active()).toHaveTextContent('Courier 17')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('Courier 170')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('the option that the keyboard is on is drawn, however far away', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '{ArrowUp}')
  expect(active()).toHaveTextContent('Courier 2499')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Courier 0')
})

test('opened on what was chosen, it offers everything again', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '2499{Enter}')
  await userEvent.click(field())
  expect(active()).toHaveTextContent('Courier 2499')
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2500')
})

test('who only passes through chooses nothing', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '17')
  await userEvent.tab()
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('what nothing fits is said', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), 'nobody')
  expect(screen.getByText('No courier fits.')).toBeVisible()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('how many fit is read out after a second of quiet', async () => {
  vi.useFakeTimers()
  renderWithTexts(<Choice />)
  fireEvent.change(field(), { target: { value: 'courier 249' } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('status')).toHaveTextContent('13 couriers')
})

test('Enter goes on when there is nothing to choose', async () => {
  const onEnter = vi.fn<() => void>()
  renderWithTexts(<Choice onEnter={onEnter} />)
  await userEvent.type(field(), '17{Enter}')
  expect(onEnter).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
})

test('Escape closes the list, and only then what the field stands in', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(field(), '17')
  // A browser closes no dialog for an Escape that was taken.
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true)
})

test('what is typed freely counts as it is, though an option is like it', async () => {
  renderWithTexts(<FreeChoice />)
  await userEvent.type(field(), '17')
  expect(active()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(field()).toHaveValue('17')
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}{Enter}')
  expect(field()).not.toHaveValue('17')
})

test('the letters of an input method look for nothing until they are a word', () => {
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

test('a press beside the field counts, although the list above it goes away', async () => {
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
