import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { tokensOf } from '#testing/services.ts'
import { installationSchema } from '#service/installation.ts'
import { TokenForm } from './token-form.tsx'

const INSTALLATION = installationSchema.parse({})

function renderForm(installation = INSTALLATION) {
  const tokens = tokensOf(null)
  const onTaken = vi.fn<() => void>()
  renderWithTexts(<TokenForm action="Use token" onTaken={onTaken} />, { tokens, installation })
  const field = screen.getByLabelText('Access token')
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Use token' }))
  return { tokens, onTaken, field, use }
}

test('a missing token is reported until something is typed', async () => {
  const { onTaken, field, use } = renderForm()
  await use()
  expect(await screen.findByText('Enter your access token.')).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Enter your access token.')
  await userEvent.keyboard('a')
  await waitFor(() => expect(field).not.toBeInvalid())
  expect(onTaken).not.toHaveBeenCalled()
})

test('an impossible token is reported while typing, once the user has tried to submit', async () => {
  const { field, use } = renderForm()
  await userEvent.type(field, 'é')
  expect(field).not.toBeInvalid()
  await use()
  expect(await screen.findByText(/^This doesn’t look like an access token/)).toBeVisible()
  await userEvent.clear(field)
  expect(await screen.findByText('Enter your access token.')).toBeVisible()
})

test('extra characters that were pasted around a token are removed', async () => {
  const { tokens, onTaken, field, use } = renderForm()
  await userEvent.type(field, ' Bearer a-good-token ')
  await use()
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
  expect(tokens.current()).toBe('a-good-token')
})

test('a token that was pasted as the name of the shop too is no name, and isn’t kept', async () => {
  const { tokens, onTaken, field, use } = renderForm()
  await userEvent.type(screen.getByLabelText('Shop (optional)'), 'Bearer a-good-token')
  await userEvent.type(field, 'a-good-token')
  await use()
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
  expect(tokens.getSnapshot().shop).toBe('')
  const kept = Object.keys(localStorage).map((key) => localStorage.getItem(key))
  expect(JSON.stringify(kept)).not.toContain('a-good-token')
})

test('in practice mode one press uses a token of its own', async () => {
  const { tokens, onTaken } = renderForm(installationSchema.parse({ practice: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Use a practice token' }))
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
  expect(tokens.current()).toBe('practice-token')
})

test('a real service is not offered a practice token', () => {
  renderForm()
  expect(screen.queryByRole('button', { name: 'Use a practice token' })).toBeNull()
})
