import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { Shell } from '#shell/shell.tsx'
import { sendOnPracticeDay, setPracticeDial } from '#shell/preferences/practice-dial.ts'
import { CALM_DAY, parseDial, PRACTICE_HEADER } from '#service/practice-dial.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { PracticeDay } from './practice-day.tsx'

beforeEach(() => setPracticeDial(CALM_DAY))

/** Returns the settings that a request would carry, or null. */
async function dialSent(method: 'GET' | 'POST') {
  const send = vi.fn<typeof fetch>(async () => new Response())
  await sendOnPracticeDay(send)('/v1/api/tracking', { method, headers: { Accept: 'a/b' } })
  const headers = new Headers(send.mock.calls[0]?.[1]?.headers)
  expect(headers.get('Accept')).toBe('a/b')
  return headers.get(PRACTICE_HEADER)
}

test('settings of the simulator are changed, marked in the header of every page, and sent with uploads only', async () => {
  renderWithTexts(
    <Router>
      <Shell practice needsYou={null} connection={null} notices={null}>
        <PracticeDay />
      </Shell>
    </Router>,
    { draft: aDraft({}, {}) },
  )
  expect(await dialSent('POST')).toBeNull()
  expect(screen.queryByText(/Simulating problems/)).toBeNull()
  fireEvent.change(screen.getByRole('slider', { name: 'Entries that fail' }), {
    target: { value: '20' },
  })
  expect(screen.getByRole('slider', { name: 'Entries that fail' })).toHaveAttribute(
    'aria-valuetext',
    '20%',
  )
  expect(screen.getByText('· Simulating problems')).toBeVisible()
  expect(parseDial(await dialSent('POST'))).toEqual({ ...CALM_DAY, failures: 20 })
  expect(await dialSent('GET')).toBeNull()
})

test('one press simulates problems, and one turns them off', async () => {
  const user = userEvent.setup()
  renderWithTexts(<PracticeDay />)
  const calm = screen.getByRole('button', { name: 'Turn off' })
  expect(calm).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Use typical problems' }))
  expect(screen.getByRole('slider', { name: 'Slower answers' })).toHaveAttribute(
    'aria-valuetext',
    '1 s',
  )
  await user.click(calm)
  expect(screen.getByRole('slider', { name: 'Slower answers' })).toHaveValue('0')
})
