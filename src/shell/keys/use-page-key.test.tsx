import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { setSingleKeys } from './single-keys.ts'
import { usePageKey } from './use-page-key.ts'

const search = vi.fn<() => void>()

function Page() {
  usePageKey('/', search)
  return (
    <>
      <button>Somewhere</button>
      <input aria-label="A field" />
      <div role="grid">
        <span role="gridcell" tabIndex={0}>
          A cell
        </span>
      </div>
    </>
  )
}

async function pressIn(place: HTMLElement) {
  search.mockClear()
  act(() => place.focus())
  await userEvent.keyboard('/')
  return search.mock.calls.length
}

test('a single key is a shortcut of the page, but not while the user types', async () => {
  renderWithTexts(<Page />)
  expect(await pressIn(screen.getByRole('button'))).toBe(1)
  expect(await pressIn(screen.getByRole('gridcell'))).toBe(0)
  const field = screen.getByRole('textbox')
  expect(await pressIn(field)).toBe(0)
  expect(field).toHaveValue('/')
})

test('single keys that were switched off do nothing', async () => {
  renderWithTexts(<Page />)
  act(() => setSingleKeys(false))
  expect(await pressIn(screen.getByRole('button'))).toBe(0)
  act(() => setSingleKeys(true))
  expect(await pressIn(screen.getByRole('button'))).toBe(1)
})
