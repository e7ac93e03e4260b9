import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { installationSchema } from '#service/installation.ts'
import type { AccessToken } from '#service/token.ts'
import { tokensOf } from '#testing/services.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { TokenBar } from './token-bar.tsx'

async function renderHeader(tokenHelpUrl = '') {
  const holder = tokensOf(null)
  const set = vi.spyOn(holder, 'set')
  const installation = { ...installationSchema.parse({}), tokenHelpUrl }
  const rendered = renderWithTexts(<TokenBar />, { tokens: holder, installation })
  await screen.findByLabelText('Access token')
  return { holder, set, ...rendered }
}

const field = () => screen.getByLabelText('Access token')

test.each([
  ['  practice-token-7f3a \n', 'practice-token-7f3a'],
  ['"practice-token-7f3a"', 'practice-token-7f3a'],
  ['Bearer practice-token-7f3a', 'practice-token-7f3a'],
])('what people paste is forgiven: %j', async (pasted, token) => {
  const user = userEvent.setup()
  const { set } = await renderHeader()
  await user.click(field())
  await user.paste(pasted)
  await user.keyboard('{Enter}')
  expect(set).toHaveBeenLastCalledWith(token, false)
  expect(screen.getByText('7f3a')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change token' })).toHaveFocus()
})

test('a token that no header can carry is refused in words, and the field keeps the focus', async () => {
  const user = userEvent.setup()
  const { set } = await renderHeader()
  await user.type(field(), 'ключ-ключ-ключ')
  await user.click(screen.getByRole('button', { name: 'Use token' }))
  expect(set).not.toHaveBeenCalled()
  expect(field()).toHaveAccessibleDescription(/cannot be a token/)
  expect(field()).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/cannot be a token/))
})

test('the last four characters of a short token are not shown', async () => {
  const user = userEvent.setup()
  await renderHeader()
  await user.type(field(), 'short-token1{Enter}')
  expect(screen.getByText('Token is set')).toBeVisible()
  expect(screen.queryByText(/ken1/)).toBeNull()
})

test('the token is kept for the tab only when asked for', async () => {
  const user = userEvent.setup()
  const { set } = await renderHeader()
  await user.click(screen.getByRole('checkbox', { name: 'Keep for this tab' }))
  await user.type(field(), 'practice-token-7f3a{Enter}')
  expect(set).toHaveBeenLastCalledWith('practice-token-7f3a', true)
})

test('a token that the service did not accept is asked for again, with the reason', async () => {
  const user = userEvent.setup()
  const { holder } = await renderHeader()
  await user.type(field(), 'expired-token{Enter}')
  act(() => holder.reject('expired-token' as AccessToken))
  expect(field()).toHaveAccessibleDescription(/did not accept this token/)
})

test('a change can be left, and the old token stays', async () => {
  const user = userEvent.setup()
  await renderHeader()
  await user.type(field(), 'practice-token-7f3a{Enter}')
  await user.click(screen.getByRole('button', { name: 'Change token' }))
  expect(field()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('7f3a')).toBeVisible()
})

test('where a token comes from is a link only when it leads to a web page', async () => {
  const { unmount } = await renderHeader('https://shop.example/tokens')
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/tokens')
  unmount()
  await renderHeader('javascript:alert(1)')
  expect(screen.queryByRole('link')).toBeNull()
})
