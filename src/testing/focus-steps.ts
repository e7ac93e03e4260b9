import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'

function focused(): string {
  const at = document.activeElement ?? document.body
  const label = at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.textContent
  const name = label ?? at.textContent?.trim() ?? ''
  return at === document.body ? 'nothing' : `${at.getAttribute('role') ?? at.localName} ${name}`
}

export type Step = readonly [action: string, act: () => Promise<unknown>, place: RegExp]

/** Performs steps and expects the focus at the given place after each. */
export async function expectPlaces(steps: readonly Step[]) {
  for (const [action, act, place] of steps) {
    await act()
    await waitFor(() => expect(`${action}: ${focused()}`).toMatch(place), { timeout: 10_000 })
  }
}

/** Clicks the first button with this name. */
export const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button as HTMLElement)
}
export const keys = (typed: string) => userEvent.keyboard(typed)

/** Clicks the first button with this name in the open dialog. */
export const inDialog = async (name: string | RegExp) => {
  const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name })
  await userEvent.click(button as HTMLElement)
}

/** A touch screen until the test ends: a focused field would open the on-screen keyboard. */
export function withTouchScreen() {
  const matchMedia = window.matchMedia.bind(window)
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), query === '(pointer: coarse)' && { matches: true }),
    )
  onTestFinished(() => spy.mockRestore())
}
