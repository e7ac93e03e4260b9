import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { MenuButton } from './menu-button.tsx'

function show() {
  const chosen = vi.fn<(text: string) => void>()
  const items = ['Rename', 'Download', 'Duplicate', 'Delete'].map((text) => ({
    text,
    disabled: text === 'Download',
    onChoose: () => chosen(text),
  }))
  renderWithTexts(
    <>
      <MenuButton label="More" icon="more" items={items} />
      <button type="button">Next</button>
    </>,
  )
  return { chosen, user: userEvent.setup(), button: screen.getByRole('button', { name: 'More' }) }
}

const item = (name: string) => screen.getByRole('menuitem', { name })

test('keys open the menu, move between enabled items and choose', async () => {
  const { chosen, user, button } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(item('Rename')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('Duplicate')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(item('Delete')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(item('Rename')).toHaveFocus()
  await user.keyboard('{End}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Delete')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test.each([
  ['{ArrowDown}', 'Rename'],
  ['{ArrowUp}', 'Delete'],
])('%s on the button opens the menu at %s', async (key, name) => {
  const { user, button } = show()
  await user.tab()
  await user.keyboard(key)
  expect(item(name)).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('typing the first letters of an item focuses it', async () => {
  const { user } = show()
  await user.tab()
  await user.keyboard('{Enter}d')
  expect(item('Duplicate')).toHaveFocus()
  await user.keyboard('e')
  expect(item('Delete')).toHaveFocus()
})

test('checked items are menu item radios or checkboxes', async () => {
  const user = userEvent.setup()
  const items = [
    { text: 'Ascending', checked: true, isAlone: true, onChoose: () => {} },
    { text: 'Descending', checked: false, isAlone: true, onChoose: () => {} },
    { text: 'Only empty cells', checked: true, onChoose: () => {} },
  ]
  renderWithTexts(<MenuButton label="Column" items={items} />)
  await user.click(screen.getByRole('button', { name: 'Column' }))
  const radio = (name: string) => screen.getByRole('menuitemradio', { name })
  expect(radio('Ascending')).toBeChecked()
  expect(radio('Descending')).not.toBeChecked()
  expect(screen.getByRole('menuitemcheckbox', { name: 'Only empty cells' })).toBeChecked()
})

test('Escape closes the menu, returns the focus and leaves a surrounding dialog open', async () => {
  const { chosen, user, button } = show()
  const listener = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', listener, { once: true })
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
  expect(listener.mock.lastCall?.[0].defaultPrevented).toBe(true)
  expect(chosen).not.toHaveBeenCalled()
})

test('Tab closes the menu and moves on from the button', async () => {
  const { user, button } = show()
  await user.click(button)
  await user.tab()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a second press on the button and a press elsewhere close it; one inside does not', async () => {
  const { chosen, user, button } = show()
  await user.click(button)
  await user.pointer({ keys: '[MouseLeft>]', target: item('Rename') })
  expect(screen.getByRole('menu')).toBeVisible()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  await user.click(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(chosen).not.toHaveBeenCalled()
})
