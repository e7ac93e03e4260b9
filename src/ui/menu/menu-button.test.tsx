import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { MenuButton } from './menu-button.tsx'

function show() {
  const chosen = vi.fn<(text: string) => void>()
  const items = ['Rename', 'Download', 'Delete'].map((text) => ({
    text,
    disabled: text === 'Download',
    onChoose: () => chosen(text),
  }))
  renderWithTexts(<MenuButton label="More" icon="more" items={items} />)
  return { chosen, user: userEvent.setup(), button: screen.getByRole('button', { name: 'More' }) }
}

test('keys open it, lead from action to action past what is switched off, and choose', async () => {
  const { chosen, user, button } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Delete')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('Escape and a press elsewhere close it without a choice', async () => {
  const { chosen, user, button } = show()
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(chosen).not.toHaveBeenCalled()
})
