import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { inTab } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { RepeatNotices } from './repeat-notice.tsx'

const source = { kind: 'file', name: 'orders.csv', sheet: null } as const
const counts = { accepted: 8, 'maybe-accepted': 0, open: 0, changed: 0, new: 2 }
const upload = { id: 'u-1', startedAt: Date.UTC(2026, 10, 20, 9), accepted: 8, open: 0 }
const REPEATED = { sourceId: 1 as SourceId, source, rows: 10, counts, uploads: [upload] }

function show(sheets: number, isOwner = true) {
  const leaveRepeats = vi.fn<(source: SourceId) => void>()
  const sources = Array.from({ length: sheets }, () => ({})) as unknown as DraftSnapshot['sources']
  const draft = aDraft({ leaveRepeats }, { repeated: [REPEATED], sources })
  const onDecided = vi.fn<() => void>()
  renderWithTexts(<RepeatNotices onDecided={onDecided} />, {
    draft,
    ownership: inTab(isOwner ? 'owner' : 'watcher'),
  })
  return { leaveRepeats, onDecided }
}

test('of several sheets the one that was uploaded before is named; a single one has no name', () => {
  show(1)
  expect(screen.queryByText(/orders\.csv/)).toBeNull()
  show(2)
  expect(screen.getByText(/orders\.csv/)).toBeVisible()
})

test('its rows are left out with one press', async () => {
  const { leaveRepeats, onDecided } = show(1)
  await userEvent.click(screen.getByRole('button', { name: 'Leave out 8 accepted before' }))
  expect(leaveRepeats).toHaveBeenCalledWith(1)
  expect(onDecided).toHaveBeenCalledOnce()
})

test('a read-only tab has no buttons', () => {
  show(1, false)
  expect(screen.queryByRole('button')).toBeNull()
})
