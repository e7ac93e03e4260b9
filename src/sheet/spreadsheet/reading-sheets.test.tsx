import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useDraft } from '#shell/services.ts'
import type { OwnershipState } from '#run/outside/change-tabs.ts'
import { installationSchema } from '#service/installation.ts'
import { changed, inTab, recordsOf } from '#testing/services.ts'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { aDraft, idle, openDraft, orders, until } from '#testing/sheets/draft-client.ts'
import { encodeAs } from '#testing/sheets/encode-as.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { outside } from '#testing/outside.ts'
import { workbookOf } from '#testing/sheets/workbook-file.ts'
import { ImportProgress, MerchantOnly } from './import-notices.tsx'
import { DropZone } from './drop-zone.tsx'
import { PageIntake } from './page-intake.tsx'
import { SheetsDialog } from '#sheet/sources/sheets-dialog.tsx'
import { SourceStatus } from '#sheet/sources/source-status.tsx'
import { Starter } from './starter.tsx'

/** The parts of the page that import sheets and list their sources. */
function Page() {
  const { sheetQuestion } = useDraft().snapshot
  return (
    <>
      <PageIntake />
      <MerchantOnly />
      <DropZone />
      {sheetQuestion && <SheetsDialog key={sheetQuestion.id} question={sheetQuestion} />}
      <SourceStatus />
    </>
  )
}

async function showPage(inWhich: OwnershipState = 'owner') {
  const client = await openDraft()
  const installation = installationSchema.parse({ practice: true })
  renderWithTexts(<Page />, { installation, draft: client, ownership: inTab(inWhich) })
  const isRead = (count: number) =>
    act(() => until(client, ({ entryCount, importing }) => entryCount === count && !importing))
  return { client, isRead, user: userEvent.setup() }
}

function drop(...files: readonly File[]) {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files }, relatedTarget: null })
  fireEvent(document.body, event)
}

/** Opens the list of all sources, behind the line that names the newest. */
async function openSources(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await button(/^(Details|\+\d+ more)$/))
  const dialog = within(screen.getByRole('dialog', { name: 'Sources' }))
  return { dialog, lines: () => dialog.getAllByRole('listitem') }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

const NUMBERS = ['LX123456785CN', 'LZ908172638CN', 'EE473124829CN', 'RB123456785CN']
const rowsFrom = (order: string) => [
  ['Order ID', 'Tracking number'],
  ...NUMBERS.map((number, at) => [`${order}${at}`, number]),
]
const workbook = (...sheets: Parameters<typeof workbookOf>[0]['sheets']) =>
  new File([workbookOf({ sheets })], 'orders.xlsx')

test('files dropped together are read one after the other, each named with its rows', async () => {
  const { client, isRead, user } = await showPage()
  drop(fileOf(csv(2), 'may.csv'), fileOf(csv(3, 11), 'june.csv'))
  await isRead(5)
  const { lines } = await openSources(user)
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^may\.csv.*2 rows/),
    expect.stringMatching(/^june\.csv.*3 rows/),
  ])
  await idle(client)
  expect(client.getSnapshot().undo).toMatchObject({ kind: 'added' })
})

test('a sheet that was imported by mistake is replaced by the newest one, which can be undone', async () => {
  const { client, isRead, user } = await showPage()
  drop(fileOf(csv(2), 'may.csv'), fileOf(csv(3, 11), 'june.csv'))
  await isRead(5)
  const { lines } = await openSources(user)
  const replace = await button('Replace the sheet')
  expect(replace).toHaveAttribute('title', 'Replace everything with june.csv')
  await user.click(replace)
  await isRead(3)
  expect(lines()).toHaveLength(1)
  client.undo()
  await isRead(5)
  await waitFor(() => expect(lines()).toHaveLength(2))
})

const TWO_SHEETS = [
  { name: 'November', content: rowsFrom('N') },
  { name: 'December', content: rowsFrom('D') },
] as const

test.each<[string, string | null, string, number]>([
  ['all sheets with orders are read', null, 'Import 2 sheets', 8],
  ['a sheet that is not wanted is not read', 'November', 'Import 1 sheet', 4],
])('of a workbook, %s', async (_, unwanted, use, count) => {
  const { client, isRead, user } = await showPage()
  drop(workbook(...TWO_SHEETS))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose sheets' }))
  if (unwanted) await user.click(dialog.getByRole('checkbox', { name: new RegExp(unwanted) }))
  await user.click(dialog.getByRole('button', { name: use }))
  await isRead(count)
  expect(client.getSnapshot().sources).toHaveLength(count / 4)
})

test('a workbook without a chosen sheet is not read, and a cancelled one adds nothing', async () => {
  const { client, user } = await showPage()
  drop(workbook(...TWO_SHEETS))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose sheets' }))
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
  await user.click(dialog.getByRole('button', { name: /^Import/ }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one sheet.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await act(() => until(client, ({ sheetQuestion }) => sheetQuestion === null))
  expect(client.getSnapshot().entryCount).toBe(0)
})

test.each<[string, File, RegExp]>([
  ['is empty', fileOf('', 'none.csv'), /none\.csv is empty/],
  ['has only a header', fileOf('Order ID,Tracking number\n', 'head.csv'), /has a header but no/],
  ['is a PDF', fileOf('%PDF-1.7', 'may.pdf'), /may\.pdf is a PDF/],
  ['is a damaged workbook', fileOf('PK\u0003\u0004 and no more', 'may.xlsx'), /may\.xlsx is/],
  ['is a sign-in page', fileOf('<!doctype html><p>Sign in</p>', 'may.csv'), /is a web page/],
])('a file that %s says so, and what to do', async (_, file, said) => {
  const { client, user } = await showPage()
  drop(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(client.getSnapshot().entryCount).toBe(0)
  await user.click(await button('Close'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('an unreadable file doesn’t keep the others from being read', async () => {
  const { isRead } = await showPage()
  drop(fileOf('%PDF-1.7', 'may.pdf'), fileOf(csv(2), 'june.csv'))
  await isRead(2)
  expect(screen.getByRole('alert')).toHaveTextContent('may.pdf')
  expect(screen.getByText('june.csv')).toBeVisible()
})

test('a file in another encoding says how it was read, and is read again in its own', async () => {
  const { client, isRead, user } = await showPage()
  const text = ['订单号,运单号', ...NUMBERS.map((number, at) => `订单${at},${number}`), ''].join(
    '\n',
  )
  drop(new File([new Uint8Array(encodeAs(text, 'gb18030'))], 'orders.csv'))
  await isRead(4)
  expect(screen.getByText('GBK')).toBeVisible()
  await user.click(await button('Change import options of orders.csv'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import options' }))
  await user.selectOptions(dialog.getByLabelText('Separator'), 'Semicolon')
  await user.selectOptions(dialog.getByLabelText('Separator'), 'Comma')
  const use = dialog.getByRole('button', { name: 'Apply' })
  await waitFor(() => expect(use).toBeEnabled())
  expect(dialog.getByRole('region', { name: 'First rows' })).toHaveTextContent('订单0')
  await user.click(use)
  await act(() => until(client, ({ undo }) => undo?.kind === 'reading-changed'))
  client.showRange(0, 4)
  await waitFor(() => expect(orders(client)).toContain('订单0'))
})

test('a slow import shows its progress, and can be cancelled', async () => {
  const source = { kind: 'file', name: 'large.csv', sheet: null } as const
  const onCancel = vi.fn<() => void>()
  const importing = { source, done: 25, total: 100 }
  const draft = changed(aDraft({}, { importing }), { cancelImport: onCancel })
  renderWithTexts(<ImportProgress />, { draft })
  expect(screen.queryByRole('progressbar')).toBeNull()
  const bar = await screen.findByRole('progressbar', { name: 'Reading large.csv' })
  expect(bar).toHaveAttribute('aria-valuetext', '25%')
  await userEvent.click(await button('Cancel'))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a sheet without order IDs offers its merchant numbers, and uses them on request', async () => {
  const { client, isRead, user } = await showPage()
  const lines = NUMBERS.map((number, at) => `M-10${at},${number}`)
  drop(fileOf(['Merchant order ID,Tracking number', ...lines, ''].join('\n')))
  await isRead(4)
  expect(client.getSnapshot().sendableCount).toBe(0)
  await user.click(await button('Use merchant numbers as order IDs'))
  await act(() => until(client, ({ sendableCount }) => sendableCount === 4))
  expect(screen.queryByText(/has no order IDs/)).toBeNull()
})

test('the sample is fetched and added to the sheet', async () => {
  outside.use(http.get('*/sample.csv', () => new HttpResponse(csv(3))))
  const { isRead, user } = await showPage()
  await user.click(await button('Try a sample'))
  await isRead(3)
  expect(screen.getByText('Sample spreadsheet')).toBeVisible()
  // The heading has the count.
  expect(screen.queryByText('3 rows')).toBeNull()
})

test.each([
  ['is not there', () => new HttpResponse(null, { status: 404 })],
  ['cannot be reached', () => HttpResponse.error()],
])('a sample that %s says so, and another press tries again', async (_, answer) => {
  outside.use(http.get('*/sample.csv', answer))
  const { isRead, user } = await showPage()
  await user.click(await button('Try a sample'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The sample didn’t load')
  outside.use(http.get('*/sample.csv', () => new HttpResponse(csv(3))))
  await user.click(await button('Try a sample'))
  await isRead(3)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['For Excel (.xlsx)', { format: 'xlsx' }],
  ['As CSV (.csv)', { format: 'csv', separator: ',' }],
] as const)('an empty template is saved: %s', async (name, kind) => {
  const make = vi.fn<(name: string, kind: object) => Promise<Blob>>(async () => new Blob(['empty']))
  const saved = noteSavedFiles()
  renderWithTexts(<Starter />, { records: recordsOf(make) })
  await userEvent.click(await button('Download empty template'))
  await userEvent.click(await button(name))
  await waitFor(() => expect(saved).toEqual([`tracking-upload-template.${kind.format}`]))
  expect(make).toHaveBeenCalledExactlyOnceWith('makeTemplate', kind)
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a read-only tab shows the sources and can change none', async () => {
  const { client, isRead, user } = await showPage('watcher')
  client.importFiles([fileOf(csv(2), 'may.csv'), fileOf(csv(3, 11), 'june.csv')])
  await isRead(5)
  expect(await button('Try a sample')).toBeDisabled()
  const { dialog, lines } = await openSources(user)
  expect(lines()).toHaveLength(2)
  expect(dialog.queryByRole('button', { name: /Replace|Change/ })).toBeNull()
})
