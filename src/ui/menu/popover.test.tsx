import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { Popover } from './popover.tsx'

function Connect() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(!isOpen)}>
        Connect
      </button>
      {isOpen && (
        <Popover title="Connection" anchor={button} onClose={() => setOpen(false)}>
          <input aria-label="Token" />
        </Popover>
      )}
      <button type="button">After</button>
      <p>Text</p>
    </>
  )
}

async function open() {
  const user = userEvent.setup()
  renderWithTexts(<Connect />)
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  return user
}

const popover = () => screen.queryByRole('dialog', { name: 'Connection' })

test('the first field gets the focus', async () => {
  await open()
  expect(screen.getByRole('textbox', { name: 'Token' })).toHaveFocus()
})

test('Escape closes it and returns the focus to its button', async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(popover()).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect' })).toHaveFocus()
})

test('a press elsewhere closes it; one inside or on its button does not', async () => {
  const user = await open()
  await user.click(screen.getByRole('heading', { name: 'Connection' }))
  expect(popover()).not.toBeNull()
  await user.click(screen.getByText('Text'))
  expect(popover()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(popover()).toBeNull()
})

test('tabbing out of it closes it and moves on', async () => {
  const user = await open()
  await user.tab()
  expect(popover()).toBeNull()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})
