import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aRun } from '#testing/uploads/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import type { PauseReason } from '#domain/upload/run/pause.ts'
import type { UploadView } from '#run/upload.ts'
import { useRunAnnouncements } from './use-run-announcements.ts'

function Listener({ view }: { view: UploadView }) {
  useRunAnnouncements(view)
  return null
}

afterEach(() => vi.useRealTimers())

/** Announcement after a second of quiet. */
const heard = () => {
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  return screen.getByRole('status')
}

test('a pause whose reason changes is announced again', async () => {
  const { upload } = await aRun(someEntries(2), {})
  const view = upload.getSnapshot()
  vi.useFakeTimers()
  const paused = (why: PauseReason, counts = view.state.counts) => (
    <Listener
      view={{ ...view, state: { ...view.state, counts }, status: { kind: 'paused', why } }}
    />
  )
  const { rerender } = renderWithTexts(<Listener view={{ ...view, status: { kind: 'sending' } }} />)
  rerender(paused({ kind: 'offline' }))
  expect(heard()).toHaveTextContent(/You’re offline\. The upload continues when/)
  rerender(paused({ kind: 'token-needed', rejected: true }))
  expect(heard()).toHaveTextContent(/rejected or has expired\. Enter a new one/)
  rerender(paused({ kind: 'interrupted' }))
  expect(heard()).toHaveTextContent(/closed during this upload\. Resume to send/)
  rerender(paused({ kind: 'interrupted' }, { ...view.state.counts, 'in-doubt': 1 }))
  expect(heard()).toHaveTextContent(/are in doubt\. Resume to send/)
})

test('a fault of the last request is announced with the end', async () => {
  const entries = someEntries(2)
  const { upload } = await aRun(entries, {})
  const view = upload.getSnapshot()
  const state = aJournal(entries).submit().request([0, 1]).fault(TIMEOUT).state()
  vi.useFakeTimers()
  const { rerender } = renderWithTexts(<Listener view={{ ...view, status: { kind: 'sending' } }} />)
  rerender(<Listener view={{ ...view, state, status: { kind: 'idle' } }} />)
  expect(heard()).toHaveTextContent(
    /^Sending has ended\. 0 accepted, 2 open\. The service didn’t answer in time\.$/,
  )
})
