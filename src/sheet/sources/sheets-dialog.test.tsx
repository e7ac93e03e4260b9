import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import type { SheetSummary } from '#domain/sheet/reading.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { SheetsDialog } from './sheets-dialog.tsx'

const sheet = (name: string, more: Partial<SheetSummary>): SheetSummary => ({
  name,
  rows: 3,
  isHidden: false,
  preview: [['A', 'B']],
  verdict: 'entries',
  ...more,
})

const SHEETS = [
  sheet('Read me', { verdict: 'neither' }),
  sheet('November', {}),
  sheet('Waiting', { verdict: 'no-numbers' }),
  sheet('Old', { isHidden: true }),
  sheet('December', {}),
]

function renderDialog(sheets: readonly SheetSummary[]) {
  const onAnswer = vi.fn<(names: readonly string[] | null) => void>()
  const source = { kind: 'file', name: 'orders.xlsx', sheet: null } as const
  const draft = aDraft({ answerSheets: onAnswer })
  renderWithTexts(<SheetsDialog question={{ id: 1 as SourceId, source, sheets }} />, { draft })
  return { onAnswer, user: userEvent.setup() }
}

test('the sheets with orders and tracking numbers are selected, and the others give the reason', async () => {
  const { onAnswer, user } = renderDialog(SHEETS)
  const isChosen = screen
    .getAllByRole('checkbox')
    .map((box) => (box instanceof HTMLInputElement ? box.checked : null))
  expect(isChosen).toEqual([false, true, false, false, true])
  const reasonOf = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })
  expect(reasonOf('Read me')).toHaveAccessibleName(/no order IDs or tracking numbers/)
  expect(reasonOf('Waiting')).toHaveAccessibleName(/no tracking numbers/)
  await user.click(screen.getByRole('button', { name: /2 sheets/ }))
  expect(onAnswer).toHaveBeenCalledWith(['November', 'December'])
})

test('long names and cells are cut, with direction marks shown', () => {
  renderDialog([sheet('a\u202Eb', { preview: [['9'.repeat(5_000_000)]] })])
  expect(screen.getByRole('checkbox', { name: /^a\[U\+202E\]b/ })).toBeVisible()
  expect(screen.getByRole('cell')).toHaveTextContent(`${'9'.repeat(500)}…`)
})

test('if no sheet has entries, none is selected and any can be', async () => {
  const { onAnswer, user } = renderDialog(SHEETS.slice(2, 3))
  await user.click(screen.getByRole('button', { name: /0 sheets/ }))
  expect(screen.getByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /1 sheet/ }))
  expect(onAnswer).toHaveBeenCalledWith(['Waiting'])
})
