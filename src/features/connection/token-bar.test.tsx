import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { AccessToken } from '#service/token.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { TokenBar } from './token-bar.tsx'

const onUse = vi.fn<(token: string, keep: boolean) => void>()

function Header({ rejected = false, helpUrl = '' }: { rejected?: boolean; helpUrl?: string }) {
  const [token, setToken] = useState<AccessToken | null>(null)
  return (
    <TokenBar
      token={token}
      rejected={rejected}
      helpUrl={helpUrl}
      onUse={(taken, keep) => {
        onUse(taken, keep)
        setToken(taken)
      }}
    />
  )
}

const field = () => screen.getByLabelText('Access token')

test.each([
  ['  practice-token-7f3a \n', 'practice-token-7f3a'],
  ['"practice-token-7f3a"', 'practice-token-7f3a'],
  ['Bearer practice-token-7f3a', 'practice-token-7f3a'],
])('what people paste is forgiven: %j', async (pasted, token) => {
  const user = userEvent.setup()
  renderWithTexts(<Header />)
  await user.click(field())
  await user.paste(pasted)
  await user.keyboard('{Enter}')
  expect(onUse).toHaveBeenLastCalledWith(token, false)
  expect(screen.getByText('7f3a')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change token' })).toHaveFocus()
})

test('a token that no header can carry is refused in words, and the field keeps the focus', async () => {
  const user = userEvent.setup()
  onUse.mockClear()
  renderWithTexts(<Header />)
  await user.type(field(), 'ключ-ключ-ключ')
  await user.click(screen.getByRole('button', { name: 'Use token' }))
  expect(onUse).not.toHaveBeenCalled()
  expect(field()).toHaveAccessibleDescription(/cannot be a token/)
  expect(field()).toHaveFocus()
})

test('the last four characters of a short token are not shown', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Header />)
  await user.type(field(), 'short-token1{Enter}')
  expect(screen.getByText('Token is set')).toBeVisible()
  expect(screen.queryByText(/ken1/)).toBeNull()
})

test('the token is kept for the tab only when asked for', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Header />)
  await user.click(screen.getByRole('checkbox', { name: 'Keep for this tab' }))
  await user.type(field(), 'practice-token-7f3a{Enter}')
  expect(onUse).toHaveBeenLastCalledWith('practice-token-7f3a', true)
})

test('a token that the service did not accept is asked for again, with the reason', () => {
  renderWithTexts(<Header rejected />)
  expect(field()).toHaveAccessibleDescription(/did not accept this token/)
})

test('a change can be left, and the old token stays', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Header />)
  await user.type(field(), 'practice-token-7f3a{Enter}')
  await user.click(screen.getByRole('button', { name: 'Change token' }))
  expect(field()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('7f3a')).toBeVisible()
})

test('where a token comes from is a link only when it leads to a web page', () => {
  const { unmount } = renderWithTexts(<Header helpUrl="https://shop.example/tokens" />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/tokens')
  unmount()
  renderWithTexts(<Header helpUrl="javascript:alert(1)" />)
  expect(screen.queryByRole('link')).toBeNull()
})
