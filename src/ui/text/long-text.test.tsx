import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { LongText } from './long-text.tsx'

const shown = () => document.querySelector('span[dir="auto"]')?.textContent ?? ''

test('a short message has no button to show more', () => {
  renderWithTexts(<LongText text="Order was not found" />)
  expect(shown()).toBe('Order was not found')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a message of a megabyte is shown in pieces on request', async () => {
  const text = 'x'.repeat(1_000_000)
  renderWithTexts(<LongText text={text} />)
  expect(shown()).toBe(`${'x'.repeat(2000)}…`)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(shown()).toHaveLength(22_001)
})

test('the last piece completes the text', async () => {
  const text = `${'x'.repeat(1999)}😀 the end`
  renderWithTexts(<LongText text={text} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(shown()).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})
