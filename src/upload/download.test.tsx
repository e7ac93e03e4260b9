import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { startState } from '#domain/upload/events/apply-events.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { readCsvSeparator } from '#shell/preferences/csv-separator.ts'
import { aHeader, aView } from '#testing/uploads/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { recordsOf } from '#testing/services.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import type { UploadView } from '#run/upload.ts'
import { Download } from './upload-header.tsx'

let saved: string[]
beforeEach(() => (saved = noteSavedFiles()))

const entries = someEntries(3)

test('Print lists every entry for the driver, and leaves no trace on the page', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue()
  renderWithTexts(<Download view={anUpload()} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const list = within(document.querySelector<HTMLElement>('[data-print]') ?? document.body)
  expect(list.getByText(/^No courier · 3 parcels$/)).toBeInTheDocument()
  for (const { orderId, trackingId } of entries) {
    expect(list.getByText(orderId)).toBeInTheDocument()
    expect(list.getByText(trackingId)).toBeInTheDocument()
  }
  fireEvent(window, new Event('afterprint'))
  expect(document.querySelector('[data-print]')).toBeNull()
})

/** An upload with one failed entry, one that needs a courier, and one accepted. */
function anUpload(): UploadView {
  const state = aJournal(entries)
    .submit()
    .request([0, 1, 2])
    .answer({
      acceptedOrders: 1,
      shipmentFailed: [aFailure(entries[0], 'no')],
      shipmentSelectCourier: [{ ...aFailure(entries[1], ''), possibleCouriers: [] }],
    })
    .state()
  return viewOf(state)
}

function viewOf(state: UploadView['state']): UploadView {
  const source = { kind: 'file', name: 'orders.csv', sheet: null } as const
  const header = { ...aHeader('u1', state.entries.length), sources: [source] }
  return aView(state, { header })
}

function renderDownload(
  view: UploadView,
  ask = vi.fn<(...asked: unknown[]) => Promise<unknown>>(),
) {
  renderWithTexts(<Download view={view} />, { records: recordsOf(ask) })
  return { ask, user: userEvent.setup() }
}

const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Download' }))
  return within(screen.getByRole('dialog', { name: 'Download' }))
}

test('failed entries are preselected, each choice has its count, and the file is named after the upload', async () => {
  const { ask, user } = renderDownload(anUpload())
  ask.mockResolvedValue({ file: new Blob(['x']), withoutSheet: [] })
  const dialog = await openDialog(user)
  expect(dialog.getByRole('radio', { name: 'Failed 1' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'All 3' })).toBeEnabled()
  await user.click(dialog.getByRole('radio', { name: 'Still open 2' }))
  await user.click(dialog.getByRole('button', { name: 'CSV (.csv)' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ask.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'makeReceipt',
    { id: 'u1', scope: 'open', format: 'csv', words: { sources: ['orders.csv'] } },
  ])
  expect(saved[0]).toMatch(/^orders open \d{4}-\d\d-\d\d\.csv$/)
  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus()
})

test('an empty choice is disabled', async () => {
  const { user } = renderDownload(viewOf(startState(entries)))
  const dialog = await openDialog(user)
  expect(dialog.getByRole('radio', { name: 'Failed 0' })).toBeDisabled()
  expect(dialog.getByRole('radio', { name: 'Still open 3' })).toBeChecked()
})

test('a missing original sheet is named after the file was saved', async () => {
  const { ask, user } = renderDownload(anUpload())
  ask.mockResolvedValue({ file: new Blob(['x']), withoutSheet: [0] })
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Excel (.xlsx)' }))
  expect(await dialog.findByText(/The original of orders.csv is gone/)).toBeVisible()
  expect(saved).toHaveLength(1)
})

test('a file that could not be created is reported, and can be requested again', async () => {
  const { ask, user } = renderDownload(anUpload())
  ask.mockRejectedValueOnce(new Error('QuotaExceededError'))
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'CSV (.csv)' }))
  expect(await dialog.findByText(/wasn’t created/)).toBeVisible()
  ask.mockResolvedValue({ file: new Blob(['x']), withoutSheet: [] })
  await user.click(dialog.getByRole('button', { name: 'CSV (.csv)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('closing the dialog while the file is created cancels it', async () => {
  const { ask, user } = renderDownload(anUpload())
  ask.mockReturnValue(new Promise(() => {}))
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'CSV (.csv)' }))
  expect(dialog.getByText('Creating the file…')).toBeVisible()
  await user.keyboard('{Escape}')
  const options = ask.mock.calls[0]?.[2] as { signal: AbortSignal }
  expect(options.signal.aborted).toBe(true)
})

test('a CSV has the separator of the language until another one is chosen, which is remembered', async () => {
  localStorage.clear()
  expect((['en', 'es'] as const).map(readCsvSeparator)).toEqual([',', ';'])
  const { ask, user } = renderDownload(anUpload())
  ask.mockResolvedValue({ file: new Blob(['x']), withoutSheet: [] })
  const dialog = await openDialog(user)
  const separator = dialog.getByRole('combobox', { name: 'Separator in CSV' })
  expect(separator).toHaveValue(',')
  await user.selectOptions(separator, ';')
  await user.click(dialog.getByRole('button', { name: 'CSV (.csv)' }))
  await waitFor(() => expect(ask.mock.calls[0]?.[1]).toMatchObject({ separator: ';' }))
  expect(new Set(LANGUAGES.map(readCsvSeparator))).toEqual(new Set([';']))
  localStorage.clear()
})
