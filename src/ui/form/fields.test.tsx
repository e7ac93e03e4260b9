import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(() => void vi.useRealTimers())

const PLAIN = { autocapitalize: 'none', autocomplete: 'off', autocorrect: 'off' }

function expectPlain(field: HTMLElement) {
  for (const [name, value] of Object.entries(PLAIN)) expect(field).toHaveAttribute(name, value)
}

test('a field is described by its problem and its hint', () => {
  const { rerender } = renderWithTexts(<TextField label="Order ID" hint="From your shop" />)
  const field = screen.getByRole('textbox', { name: 'Order ID' })
  expect(field).not.toBeInvalid()
  expect(field).toHaveAccessibleDescription('From your shop')
  rerender(<TextField label="Order ID" hint="From your shop" problem="Enter an order ID" />)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('From your shop Enter an order ID')
  expectPlain(field)
})

test('a problem is announced while the field has the focus, and a newer one replaces it', async () => {
  vi.useFakeTimers()
  const { rerender } = renderWithTexts(<TextField label="Order ID" problem="Enter an order ID" />)
  rerender(<TextField label="Order ID" problem="Too long" />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('status')).toHaveTextContent(/^Too long$/)
})

test('a search field has a name, though only its placeholder is visible', () => {
  renderWithTexts(<SearchField label="Search the entries" placeholder="Search" />)
  const field = screen.getByRole('searchbox', { name: 'Search the entries' })
  expect(field).toHaveAttribute('placeholder', 'Search')
  expectPlain(field)
})

test('a select has its name, visible or not, and the languages of its texts', () => {
  const options = [
    { value: 'en', text: 'English' },
    { value: 'es', text: 'Español', lang: 'es' },
  ]
  renderWithTexts(<SelectField label="Language" quietLabel options={options} />)
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  expect(screen.getByText('Language')).toHaveClass('visually-hidden')
  expect(screen.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es')
})
