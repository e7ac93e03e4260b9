import { screen, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { FailuresWork } from '#features/failures/failures-work.tsx'
import { type Checks, EntryChecks } from '#features/failures/correcting/use-warnings.ts'
import { checkEntry } from '#records/check-entry.ts'
import type { UploadRun } from '#run/upload-run.ts'
import { aRun, answered, type Answering } from './fake-run.ts'
import { renderWithTexts } from './render.tsx'
import { aFailure } from './upload-journal.ts'

/** An order that another upload got accepted, with the number B-1. */
export const BEFORE = 'BEFORE'

const OTHER_NUMBER = { kind: 'other-number-accepted', at: 0, number: 'B-1' } as const

const { signal } = new AbortController()

const checks: Checks = {
  cells: (entry) => checkEntry({ signal }, entry),
  earlier: async ({ orderId }) => (orderId === BEFORE ? OTHER_NUMBER : null),
}

function Work({ run }: { run: UploadRun }) {
  return (
    <EntryChecks value={checks}>
      <FailuresWork run={run} view={useSyncExternalStore(run.subscribe, run.getSnapshot)} />
    </EntryChecks>
  )
}

/** The open work of an upload that was sent once and answered so, on the screen. */
export async function showWork(
  entries: readonly TrackingEntry[],
  ...answers: readonly Answering[]
) {
  const accept: Answering = (batch) => answered({ acceptedOrders: batch.length })
  const run = await aRun(entries, {
    answer: (batch, number, token) => (answers[number - 1] ?? accept)(batch, number, token),
  })
  await run.resume()
  renderWithTexts(<Work run={run.run} />)
  return run
}

/** Every entry fails with the service's words for it. */
export const failAll =
  (message: (entry: TrackingEntry) => string): Answering =>
  (batch) =>
    answered({
      acceptedOrders: 0,
      shipmentFailed: batch.map((entry) => aFailure(entry, message(entry))),
    })

export const failedGrid = () => screen.getByRole('grid', { name: 'Failed entries' })
export const failedRow = (name: RegExp) => within(failedGrid()).getByRole('row', { name })
