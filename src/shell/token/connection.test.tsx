import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installationSchema } from '#service/installation.ts'
import type { AccessToken } from '#service/token.ts'
import { tokensOf } from '#testing/services.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Connection } from './connection.tsx'

function renderChip({ entered = null as string | null, tokenHelpUrl = '' } = {}) {
  const holder = tokensOf(entered)
  const set = vi.spyOn(holder, 'set')
  const installation = { ...installationSchema.parse({}), tokenHelpUrl }
  const rendered = renderWithTexts(<Connection />, { tokens: holder, installation })
  return { holder, set, user: userEvent.setup(), ...rendered }
}

const chip = (name: string | RegExp) => screen.getByRole('button', { name })
const field = () => screen.findByLabelText('Access token')

async function openChip(given = {}) {
  const rendered = renderChip(given)
  await rendered.user.click(screen.getByRole('button'))
  await waitFor(async () => expect(await field()).toHaveFocus())
  return rendered
}

test('a request for the token opens its field with the focus in it', async () => {
  const { user } = renderChip()
  await user.click(chip('Connect'))
  const dialog = await screen.findByRole('dialog', { name: 'Connect' })
  expect(within(dialog).getByLabelText('Access token')).toHaveFocus()
})

test.each([
  ['  practice-token-7f3a \n', 'practice-token-7f3a'],
  ['"practice-token-7f3a"', 'practice-token-7f3a'],
  ['Bearer practice-token-7f3a', 'practice-token-7f3a'],
])('what people paste is forgiven: %j', async (pasted, token) => {
  const { user, set } = await openChip()
  await user.paste(pasted)
  await user.keyboard('{Enter}')
  expect(set).toHaveBeenLastCalledWith(token, false, '')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(chip('Token added ···7f3a')).toHaveFocus()
})

test('a token that doesn’t fit into a header is refused with a message, and the field keeps the focus', async () => {
  const { user, set } = await openChip()
  await user.keyboard('ключ-ключ-ключ')
  await user.click(chip('Use token'))
  expect(set).not.toHaveBeenCalled()
  expect(await field()).toHaveAccessibleDescription(/doesn’t look like an access token/)
  expect(await field()).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/doesn’t look like/))
})

test('the last four characters of a short token are not shown', async () => {
  const { user } = await openChip()
  await user.keyboard('short-token1{Enter}')
  expect(chip('Token added')).toBeVisible()
  expect(screen.queryByText(/ken1/)).toBeNull()
})

test('moving the focus out of the dialog closes it', async () => {
  const { user } = await openChip()
  const next = document.createElement('input')
  document.body.append(next)
  await user.click(screen.getByRole('checkbox'))
  await user.tab()
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.tab()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(next).toHaveFocus()
  next.remove()
})

test('moving the focus back to the button, or out of the page, closes it too', async () => {
  const { user } = await openChip()
  await user.tab({ shift: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(chip('Connect')).toHaveFocus()
  await user.click(chip('Connect'))
  await user.click(await screen.findByRole('checkbox'))
  await user.tab()
  await user.tab()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a change to another window leaves it open', async () => {
  await openChip()
  fireEvent.blur(await field(), { relatedTarget: null })
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('the token is kept for the tab only on request', async () => {
  const { user, set } = await openChip()
  const keep = screen.getByRole('checkbox', { name: 'Keep until I close this tab' })
  expect(keep).toHaveAccessibleDescription(
    'Others who use this computer could read it until you close the tab.',
  )
  await user.click(keep)
  await user.type(await field(), 'practice-token-7f3a{Enter}')
  expect(set).toHaveBeenLastCalledWith('practice-token-7f3a', true, '')
})

test('after a rejected token the field asks for another one, with the reason', async () => {
  const { holder, user } = renderChip({ entered: 'expired-token-7f3a' })
  act(() => holder.reject('expired-token-7f3a' as AccessToken))
  await user.click(chip(/^Token rejected/))
  expect(await field()).toHaveAccessibleDescription(/was rejected or has expired/)
})

test('opening and closing the dialog changes nothing', async () => {
  const { user, holder } = await openChip({ entered: 'practice-token-7f3a' })
  await user.keyboard('{Escape}')
  expect(chip('Token added ···7f3a')).toHaveFocus()
  expect(holder.current()).toBe('practice-token-7f3a')
})

test('a token can be forgotten', async () => {
  const { user, holder } = await openChip({ entered: 'practice-token-7f3a' })
  expect(screen.getByText('Forgotten when you reload.')).toBeVisible()
  await user.click(chip('Disconnect'))
  expect(holder.getSnapshot().hasToken).toBe(false)
  expect(chip('Connect')).toHaveFocus()
})

test('the source of tokens is a link only if it leads to a web page', async () => {
  const { unmount } = await openChip({ tokenHelpUrl: 'https://shop.example/tokens' })
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/tokens')
  unmount()
  await openChip({ tokenHelpUrl: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
})

test('it says connected once a request was answered with the token, and names the shop', async () => {
  const { user, holder } = await openChip()
  await user.keyboard('practice-token-7f3a')
  await user.type(screen.getByLabelText('Shop (optional)'), ' North{Enter}')
  expect(chip('Token added ···7f3a North')).toBeVisible()
  act(() => holder.prove('practice-token-7f3a' as AccessToken))
  expect(chip('Connected ···7f3a North')).toBeVisible()
})

/** A token that expires in so many seconds. */
function aJwt(seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds
  return [btoa('{"alg":"none"}'), btoa(`{"exp":${exp}}`), 'signature'].join('.')
}

test('a token that has expired by this clock is reported, and still used', async () => {
  const token = aJwt(-60)
  const { user, holder } = await openChip()
  await user.paste(token)
  await user.keyboard('{Enter}')
  await user.click(chip(/^Token expired ···/))
  expect(screen.getByRole('dialog')).toHaveTextContent('This token expired')
  expect(holder.current()).toBe(token)
})

test('a token that expired while the computer slept is reported soon after', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  renderChip({ entered: aJwt(3600) })
  expect(chip(/^Token added/)).toBeVisible()
  // The clock of a computer that slept has moved on, and its timers haven't.
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(chip(/^Token expired/)).toBeVisible()
})
