import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, test } from 'vitest'
import { installationSchema } from '#service/installation.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { expectPlaces, inDialog, keys, press } from '#testing/focus-steps.ts'
import { createInProcessDraftClient } from '#testing/in-process.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { recordsOf, someUploads, tokensOf } from '#testing/services.ts'
import { answered, aRun, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { withoutAnswer } from '#testing/uploads/from-server.ts'
import { needingCouriers } from '#testing/uploads/show-couriers.tsx'
import { showUpload } from '#testing/uploads/show-upload.tsx'
import { failAll } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { PrepareScreen } from '#sheet/prepare/prepare-screen.tsx'

beforeAll(() => giveElementsASize())

const SHEET = [
  ['Order ID', 'Tracking number'],
  ['SO-1', 'LX123456785CN'],
  ['SO-2', 'a@b.example'],
  ['SO-3', 'LX123456785CN'],
  ['SO-4', ''],
  ['SO-5', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

const SHEET_WITH_COPY = [
  'Order ID,Tracking number',
  'SO-1,LX123456785CN',
  'SO-2,LX123456794CN',
  'SO-2,LX123456794CN',
].join('\n')

async function openEmptyPage(storeName = 'focus', token: string | null = 'a-token') {
  renderWithTexts(<PrepareScreen />, {
    installation: installationSchema.parse({ serviceName: 'Shop' }),
    draft: createInProcessDraftClient({ storeName, canWrite: true }),
    tokens: tokensOf(token),
    uploads: someUploads({}).uploads,
    records: recordsOf(async () => []),
  })
  await screen.findByText('Paste cells or drop a spreadsheet here')
}

const pasteSheet = async (sheet = SHEET) => {
  fireEvent.paste(document.body, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? sheet : '') },
  })
  await screen.findByRole('grid', { name: 'Entries' })
}

const addEntry = async () => {
  const form = screen.getByRole('form', { name: 'Add an entry' })
  await userEvent.type(within(form).getByLabelText('Order ID'), 'SO-9{Enter}LX9999{Enter}')
}

test('on the sheet every action moves the focus to the next place', async () => {
  await openEmptyPage()
  const cell = (name: RegExp) => userEvent.click(screen.getByRole('gridcell', { name }))
  await expectPlaces([
    ['paste', () => pasteSheet(), /: rowheader 2$/],
    ['F8', () => keys('{F8}'), /: gridcell LX123456785CN/],
    ['F8 again', () => keys('{F8}'), /: gridcell a@b\.example/],
    [
      'delete entry by key',
      async () => (await cell(/^SO-2/), keys('{Control>}{Delete}{/Control}')),
      /: gridcell SO-3/,
    ],
    ['undo by key', () => keys('{Control>}z{/Control}'), /: gridcell SO-2/],
    ['delete entry', () => press('Delete entry'), /: button Delete entry/],
    ['filter', () => press(/^Problems/), /: button Problems/],
    ['all', () => press(/^All/), /: button All/],
    ['add entry', addEntry, /: input Order ID/],
  ])
})

test('undo, redo and a closed preview keep the focus', async () => {
  await openEmptyPage('focus of undo')
  await pasteSheet()
  await addEntry()
  await expectPlaces([
    ['undo', () => press('Undo'), /: button Undo/],
    ['redo', () => press('Redo'), /: button Redo/],
    ['undo of a redo', () => press('Undo'), /: button Undo/],
    ['preview', () => press('Preview'), /: button Close/],
    ['close preview', () => keys('{Escape}'), /: button Preview/],
  ])
})

test('on the sheet searching and closing keep the focus', async () => {
  await openEmptyPage('focus of a search')
  await pasteSheet()
  const search = (text: string) =>
    userEvent.type(screen.getByRole('searchbox', { name: 'Search the entries' }), text)
  await expectPlaces([
    ['preview again', () => press('Preview'), /: button Close/],
    ['close preview by button', () => inDialog('Close'), /button Preview/],
    ['search', () => search('LX'), /: input Search the entries/],
    ['clear the search', () => press('Clear'), /: rowheader 2$/],
    ['search for nothing', () => search('zzz'), /: input Search the entries/],
    ['clear it by key', () => keys('{Escape}'), /: input Search the entries/],
    ['warnings', () => press(/^Upload \d/), /: button Review warnings/],
    ['close warnings', () => keys('{Escape}'), /: button Upload/],
    ['warnings once more', () => press(/^Upload \d/), /: button Review warnings/],
    ['review warnings', () => inDialog('Review warnings'), /: rowheader 2$/],
  ])
})

test('after choosing a file and answering questions the focus is at the next place', async () => {
  await openEmptyPage('focus of a file', null)
  const choose = async () => {
    const file = new File([SHEET_WITH_COPY], 'orders.csv')
    screen.getByLabelText(/^Choose file/).focus()
    await userEvent.upload(screen.getByLabelText(/^Choose file/), file)
    await screen.findByRole('grid', { name: 'Entries' })
  }
  await expectPlaces([
    ['choose file', choose, /: rowheader 2$/],
    ['change columns', () => press(/^Change columns/), /: button Use these columns/],
    ['close the question', () => keys('{Escape}'), /: button Change columns/],
    ['change columns once more', () => press(/^Change columns/), /: button Use these columns/],
    ['cancel the question', () => inDialog('Cancel'), /: button Change columns/],
    ['change columns again', () => press(/^Change columns/), /: button Use these columns/],
    ['use these columns', () => inDialog('Use these columns'), /: button Change columns/],
    ['left out', () => press(/^Left out/), /: button Close/],
    ['close left out', () => keys('{Escape}'), /: button Left out 1/],
    ['left out once more', () => press(/^Left out/), /: button Close/],
    ['close left out by button', () => inDialog('Close'), /: button Left out 1/],
    ['left out again', () => press(/^Left out/), /: button Close/],
    ['put back', () => inDialog(/^Put back/), /: button Close/],
    ['close an empty list', () => keys('{Escape}'), /: rowheader 2$/],
    ['upload without a token', () => press(/^Upload \d/), /: input Access token/],
    ['close the token', () => keys('{Escape}'), /: button Upload/],
  ])
})

/** The real panels of open work. */
test('on an upload’s page every action moves the focus to the next place', async () => {
  const run = await aRun(someEntries(4), {
    answer: (batch, number, token) =>
      number === 1
        ? failAll(() => 'Not pending.')(batch, number, token)
        : batch.some(({ courier }) => courier)
          ? answered({ acceptedOrders: batch.length })
          : needingCouriers(batch),
  })
  await run.resume()
  showUpload(run.upload)
  const first = (role: string) => screen.getAllByRole(role)[0] as HTMLElement
  const box = (order: RegExp) => userEvent.click(screen.getByRole('checkbox', { name: order }))
  await expectPlaces([
    ['select', () => box(/O-0/), /: input Select O-0/],
    ['resend', () => press('Resend 1 entry'), /: input Select O-1/],
    ['select another', () => box(/O-1/), /: input Select O-1/],
    ['set aside', () => press(/^Set aside/), /: input Reason/],
    ['close the question', () => keys('{Escape}'), /: button Set aside/],
    ['open couriers', () => press(/^Choose couriers/), /: button Choose couriers/],
    ['choose courier', () => userEvent.click(first('radio')), /: (button Change|input)/],
    ['send', () => press(/^Send 1 entry/), /: gridcell O-1/],
  ])
})

test('pause, resume and the end move the focus to the next place', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(3), { requestSize: 1, answer })
  await run.resume()
  showUpload(run.upload)
  await expectPlaces([
    ['pause', () => press('Pause'), /: button (Pause|Resume|Stop)/],
    ['paused', () => reply(answered({ acceptedOrders: 1 })), /: button Resume/],
    ['resume', () => press('Resume'), /: h1/],
    ['one more', () => reply(answered({ acceptedOrders: 1 })), /: h1/],
    ['the end', () => reply(answered({ acceptedOrders: 1 })), /: h1/],
  ])
})

test('resolving, setting aside and restoring entries in doubt moves the focus to the next place', async () => {
  const run = await aRun(someEntries(4), { answer: withoutAnswer })
  await run.resume()
  showUpload(run.upload)
  run.service.answer = (batch) => answered({ acceptedOrders: batch.length })
  await expectPlaces([
    ['open in doubt', () => press(/^In doubt 4/), /: button In doubt/],
    ['resend one', () => press('Resend 1 to check'), /: button Resend 1 to check/],
    ['set aside', () => press(/^Set aside 3/), /: input Reason/],
    ['yes', () => inDialog(/^Set aside/), /: h2 All entries/],
    ['undo by key', () => keys('{Control>}z{/Control}'), /: h2 In doubt/],
    ['set aside again', () => press(/^Set aside 3/), /: input Reason/],
    ['yes again', () => inDialog(/^Set aside/), /: h2 All entries/],
    ['open set aside', () => press(/^Set aside 3/), /: button Set aside/],
    ['restore', () => press(/^Restore/), /: h2 In doubt/],
    ['open in doubt again', () => press(/^In doubt 3/), /: button In doubt/],
    ['mark as accepted', () => press(/^Mark 3 as accepted/), /: h2 All entries/],
  ])
})
