import { screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { CopyButton } from './copy-button.tsx'

async function press(user: UserEvent) {
  renderWithTexts(<CopyButton name="Copy" text={'[{"orderId":"A1"}]'} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
}

test('the whole text is copied, and a message says so', async () => {
  await press(userEvent.setup())
  expect(await screen.findByText('Copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('[{"orderId":"A1"}]')
})

test.each([
  ['forbids it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('if the browser %s, the page says how to copy by hand', async (_, clipboard) => {
  const user = userEvent.setup()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as never)
  await press(user)
  expect(await screen.findByText('Couldn’t copy. Select the text and copy it.')).toBeVisible()
})
