import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { countPanels, PANEL_KINDS, type PanelKind } from '#upload/frame/panel-kinds.ts'
import { OpenPanel } from '#upload/open-panel.tsx'
import { UndoKeys } from '#upload/frame/undo.tsx'
import { useUploadView } from '#shell/services.ts'
import { UploadContext } from '#upload/frame/upload-context.ts'
import { checkEntry } from '#worker/records/about-entries.ts'
import type { Upload } from '#run/upload.ts'
import { aRun, answered, type Answering } from './fake-run.ts'
import { loadKnowledge } from '#testing/in-process.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { recordsOf } from '#testing/services.ts'
import { aFailure } from './upload-journal.ts'

/** An order accepted in another upload with the number B-1. */
export const BEFORE = 'BEFORE'

const OTHER_NUMBER = { kind: 'other-number-accepted', at: 0, number: 'B-1' } as const

const records = () =>
  recordsOf(async (name: string, question: never) => {
    if (name === 'checkEntry') return checkEntry({ knowledge: loadKnowledge }, question)
    const { entry } = question as { readonly entry: TrackingEntry }
    return entry.orderId === BEFORE ? OTHER_NUMBER : null
  })

/** Panels without open or resolved work. */
const OTHERS: readonly PanelKind[] = [
  'courier-needed',
  'sending',
  'waiting',
  'accepted',
  'all',
  'log',
]

type WorkProps = {
  readonly upload: Upload
  /** Another tab owns the upload. */
  readonly watches?: boolean
}

/** All panels of open work at once; the page shows one at a time. */
export function Work({ upload, watches = false }: WorkProps) {
  const view = useUploadView(upload)
  const counts = countPanels(view.state)
  return (
    <UploadContext value={{ upload, view: watches ? { ...view, canAct: false } : view }}>
      <UndoKeys />
      {PANEL_KINDS.filter((kind) => counts[kind] > 0 && !OTHERS.includes(kind)).map((kind) => (
        <OpenPanel key={kind} open={kind} isEmpty={false} />
      ))}
    </UploadContext>
  )
}

/** Renders the open work of an upload after these answers. */
export async function showWork(
  entries: readonly TrackingEntry[],
  ...answers: readonly Answering[]
) {
  const accept: Answering = (batch) => answered({ acceptedOrders: batch.length })
  const run = await aRun(entries, {
    answer: (batch, number, token) => (answers[number - 1] ?? accept)(batch, number, token),
  })
  await run.resume()
  // An answer over HTTP takes a moment.
  await waitFor(() => expect(run.kinds()).not.toContain('sending'))
  renderWithTexts(<Work upload={run.upload} />, { records: records() })
  return run
}

export const failAll =
  (message: (entry: TrackingEntry) => string): Answering =>
  (batch) =>
    answered({
      acceptedOrders: 0,
      shipmentFailed: batch.map((entry) => aFailure(entry, message(entry))),
    })

export const failedGrid = () => screen.getByRole('grid', { name: 'Failed entries' })
export const failedRow = (name: RegExp) => within(failedGrid()).getByRole('row', { name })
