import { screen } from '@testing-library/react'
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

test('is one stop of the Tab key, at what is chosen; arrows choose the one beside it', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Filter first="Problems" />)
  await user.tab()
  expect(button('Problems')).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(button('All')).toHaveFocus()
  expect(button('All')).toHaveAttribute('aria-pressed', 'true')
  await user.tab()
  expect(screen.getByLabelText('Search')).toHaveFocus()
  await user.tab({ shift: true })
  expect(button('All')).toHaveFocus()
})

test('the keyboard begins with the first when none is chosen', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Filter first="another kind" />)
  await user.tab()
  expect(button('All')).toHaveFocus()
  expect(button('All')).toHaveAttribute('aria-pressed', 'false')
  await user.keyboard('{ArrowRight}')
  expect(button('Problems')).toHaveAttribute('aria-pressed', 'true')
})
