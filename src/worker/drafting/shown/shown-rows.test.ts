import { expect, test } from 'vitest'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import type { Revision } from '#domain/draft/row/row.ts'
import { createSession } from '#worker/session/session.ts'
import { paste } from '#testing/sheets/pasted-draft.ts'
import { createShownRows } from './shown-rows.ts'

function threeRows(mostRemembered?: number) {
  const session = createSession(true)
  paste(session.draft, [
    ['A', 'T-1001'],
    ['B', 'T-1002'],
    ['C', 'T-1003'],
  ])
  const shown = createShownRows(session, mostRemembered)
  const search = (text: string): Revision => {
    session.filter = { ...NO_FILTER, search: text }
    shown.refresh()
    return shown.revision()
  }
  const ordersAt = (revision: Revision) => {
    const rows = shown.rowsAt({ revision, from: 0, to: 9 })
    return rows === 'outdated' ? rows : rows.map((row) => row?.cells.orderId).join('')
  }
  return { search, ordersAt }
}

test('each snapshot names the rows that it showed', () => {
  const { search, ordersAt } = threeRows()
  const revisions = ['', 'T-1002', 'T-1002', '', 'T-1003'].map(search)
  expect(new Set(revisions).size).toBe(5)
  expect(revisions.map(ordersAt)).toEqual(['ABC', 'B', 'B', 'ABC', 'C'])
})

test('only the latest of long lists are remembered', () => {
  const { search, ordersAt } = threeRows(5)
  const revisions = ['', 'T-1001', '', 'T-1002', ''].map(search)
  expect(revisions.map(ordersAt)).toEqual(['outdated', 'outdated', 'ABC', 'B', 'ABC'])
})
