import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { Segmented } from './segmented.tsx'

const OPTIONS = ['All', 'Problems', 'Warnings'].map((text) => ({ text, value: text }))

function Filter({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <Segmented label="Filter" value={value} options={OPTIONS} onChange={setValue} />
      <input aria-label="Search" />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const isChosen = (name: string) => button(name).getAttribute('aria-pressed') === 'true'

function show(first: string) {
  renderWithTexts(<Filter first={first} />)
  return userEvent.setup()
}

test('is a named toolbar with a named group of toggle buttons', () => {
  show('All')
  expect(screen.getByRole('group', { name: 'Filter' })).toContainElement(
    screen.getByRole('toolbar', { name: 'Filter' }),
  )
})

test('has one tab stop, the chosen option; arrows only move the focus', async () => {
  const user = show('Problems')
  await user.tab()
  expect(button('Problems')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(button('All')).toHaveFocus()
  expect(isChosen('All')).toBe(false)
  await user.keyboard('{Enter}')
  expect(isChosen('All')).toBe(true)
  await user.keyboard('{ArrowRight} ')
  expect(isChosen('Problems')).toBe(true)
  await user.tab()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

test.each([
  ['{ArrowLeft}', 'Warnings'],
  ['{End}', 'Warnings'],
  ['{End}{ArrowRight}', 'All'],
  ['{ArrowRight}{Home}', 'All'],
])('from the first option, %s moves to %s', async (keys, name) => {
  const user = show('All')
  await user.tab()
  await user.keyboard(keys)
  expect(button(name)).toHaveFocus()
})

test('Tab returns to the option that had the focus', async () => {
  const user = show('All')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  await user.tab()
  await user.tab({ shift: true })
  expect(button('Problems')).toHaveFocus()
})

test('the first option is the tab stop when none is chosen', async () => {
  const user = show('another kind')
  await user.tab()
  expect(button('All')).toHaveFocus()
  expect(isChosen('All')).toBe(false)
})

test('its own keys do not scroll the page, and it ignores all others', () => {
  show('All')
  const isLeftAlone = (key: string) => fireEvent.keyDown(button('All'), { key })
  expect(['ArrowRight', 'Home', 'End'].filter(isLeftAlone)).toEqual([])
  expect(['ArrowDown', 'a', 'Tab'].filter(isLeftAlone)).toEqual(['ArrowDown', 'a', 'Tab'])
})
