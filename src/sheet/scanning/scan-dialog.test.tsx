import 'fake-indexeddb/auto'
import { useEffect } from 'react'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { type ScanRequest, useScanning } from './with-scanning.tsx'
import type { BarcodeReader } from '#barcodes/reader.ts'
import { openStore } from '#storage/indexed-db.ts'
import { makeCamera, makeReader } from '#testing/made-camera.ts'
import { renderWithTexts } from '#testing/render.tsx'
import {
  idle,
  nameStore,
  openDraft,
  openWith,
  rowsOf,
  until,
} from '#testing/sheets/draft-client.ts'
import { changed } from '#testing/services.ts'
import { addMethods } from '#worker/calls/calls.ts'
import { ScanDialog } from './scan-dialog.tsx'

const UPS = '1Z5R89390357567127'
const USPS = '9400111206206406260787'

const CAMERA = { kind: 'camera' } as const

type Draft = Awaited<ReturnType<typeof openDraft>>

/** Opens the dialog with these requests. */
function show(draft: Draft, start: () => BarcodeReader, ...requests: readonly ScanRequest[]) {
  const Open = () => {
    const scanning = useScanning()
    useEffect(() => {
      ask = scanning.open
    }, [scanning])
    return scanning.isOpen && <ScanDialog start={start} />
  }
  renderWithTexts(<Open />, { draft })
  act(() => requests.forEach((request) => ask(request)))
}

let ask: (request: ScanRequest) => void

async function openDialog(draft: Draft, ...requests: readonly ScanRequest[]) {
  const camera = makeCamera({ torch: true })
  const seen = makeReader()
  const start = () => seen.reader
  show(draft, start, ...(requests.length > 0 ? requests : [CAMERA]))
  const dialog = await screen.findByRole('dialog', { name: 'Scan labels' })
  return { ...camera, ...seen, dialog: within(dialog), user: userEvent.setup() }
}

const waitingOrders = () => openWith('Order ID\tTracking number', '#1040\t', '#1041\t', '#1042\t')

async function numbersOf(draft: Draft) {
  await idle(draft)
  return rowsOf(draft).map((row) => row?.cells.trackingId)
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the current order is shown and read out, with its items', async () => {
  const draft = await openWith(
    'Order ID\tTracking number\tLineitem name',
    '#1040\t\tMug, blue',
    '#1040\t\tSpoon',
    '#1041\t\tBowl',
  )
  const { dialog } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1040' })
  expect(dialog.getByText('Mug, blue · Spoon')).toBeVisible()
  const says = 'Next order #1040 Items: Mug, blue and Spoon'
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(says), { timeout: 4000 })
})

test('labels fill the orders without a number one by one, with a count of the rest', async () => {
  const draft = await waitingOrders()
  const { dialog, show } = await openDialog(draft)
  expect(await dialog.findByRole('heading', { name: '#1040' })).toBeVisible()
  expect(dialog.getByText('0 of 3 scanned · 3 to go')).toBeVisible()
  show(UPS)
  expect(await dialog.findByRole('heading', { name: '#1041' })).toBeVisible()
  show(`42010001${USPS}`)
  expect(await dialog.findByRole('heading', { name: '#1042' })).toBeVisible()
  expect(await dialog.findByText('2 of 3 scanned · 1 to go')).toBeVisible()
  expect(await numbersOf(draft)).toEqual([UPS, USPS, ''])
  expect(items()[0]).toContain('Check digit fits · Number taken from the whole barcode')
  await waitFor(() => expect(items()[1]).toContain('UPS · Check digit fits'))
})

test('a label that another order has is reported, and can be moved', async () => {
  const draft = await openWith('Order ID\tTracking number', `#1045\t${UPS}`, '#1046\t')
  const { dialog, show, user } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1046' })
  show(UPS)
  expect(await dialog.findByText('Already on #1045. Kept for #1045.')).toBeVisible()
  expect(await numbersOf(draft)).toEqual([UPS, ''])
  const isHeard = (words: string) =>
    waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(words), { timeout: 4000 })
  await isHeard(`${UPS} is already on #1045`)
  await user.click(dialog.getByRole('button', { name: `Undo ${UPS}` }))
  expect(await dialog.findByText('Removed from #1045')).toBeVisible()
  await isHeard('Removed from #1045')
  expect(await numbersOf(draft)).toEqual(['', ''])
})

test('the newest scan is undone, and its order is the current one again', async () => {
  const draft = await waitingOrders()
  const { dialog, show, user } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1040' })
  show(UPS)
  await user.click(await dialog.findByRole('button', { name: `Undo ${UPS}` }))
  expect(await dialog.findByRole('heading', { name: '#1040' })).toBeVisible()
  expect(await numbersOf(draft)).toEqual(['', '', ''])
})

test('undoing a scan takes back its number when a rule filled in the courier after it', async () => {
  const name = nameStore()
  const rule = { shape: shapeKey(UPS), offered: ['A', 'B'], courier: 'A', isOn: true, fills: true }
  await (await openStore(name)).keepRules([rule])
  const draft = await openDraft(name)
  draft.importPaste('Order ID\tTracking number\n#1040\t\n#1041\t', '')
  await idle(draft)
  const { dialog, show, user } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1040' })
  show(UPS)
  await until(draft, ({ filledByRule }) => filledByRule === 1)
  await user.click(await dialog.findByRole('button', { name: `Undo ${UPS}` }))
  expect(await dialog.findByRole('heading', { name: '#1040' })).toBeVisible()
  expect(await numbersOf(draft)).toEqual(['', ''])
  expect(draft.getSnapshot().filledByRule).toBe(0)
})

test('an order is skipped, named, or jumped to by its own code', async () => {
  const { dialog, show, user } = await openDialog(await waitingOrders())
  await dialog.findByRole('heading', { name: '#1040' })
  await user.click(dialog.getByRole('button', { name: 'Skip' }))
  await dialog.findByRole('heading', { name: '#1041' })
  await user.click(dialog.getByRole('button', { name: 'Other order…' }))
  const field = dialog.getByRole('textbox', { name: 'Order ID' })
  expect(field).toHaveFocus()
  await user.keyboard('77{Enter}')
  expect(await dialog.findByText('77 isn’t in the sheet. Check the ID.')).toBeVisible()
  await user.clear(field)
  await user.keyboard('1042{Enter}')
  expect(await dialog.findByRole('heading', { name: '#1042' })).toBeVisible()
  show('#1040')
  expect(await dialog.findByRole('heading', { name: '#1040' })).toBeVisible()
})

test('in an empty sheet the order is scanned first, and then its label', async () => {
  const draft = await openDraft()
  const { dialog, show, user } = await openDialog(draft)
  await dialog.findByRole('heading', { name: 'Scan the order' })
  show(UPS)
  expect(await dialog.findByText('That’s a label. Scan its order first.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Other order…' }))
  await user.keyboard('SO-1{Enter}')
  await dialog.findByRole('heading', { name: 'SO-1' })
  show(USPS)
  await waitFor(() => expect(items()).toHaveLength(1))
  expect(await numbersOf(draft)).toEqual([USPS])
})

test('of two visible labels, none is taken', async () => {
  const draft = await waitingOrders()
  const { dialog, show } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1040' })
  show(UPS, USPS)
  expect(await dialog.findByText('Several labels in sight. Show one.')).toBeVisible()
  expect(await numbersOf(draft)).toEqual(['', '', ''])
})

test.each([
  ['NotAllowedError', /Allow it beside the address/],
  ['NotFoundError', /No camera found/],
  ['NotReadableError', /Close other programs/],
])('a camera that fails with %s is said in words, and tried again', async (name, words) => {
  const draft = await waitingOrders()
  const getUserMedia = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('', name)))
  const { user, getUserMedia: open } = await openDialogWith(draft, getUserMedia)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
})

async function openDialogWith(draft: Draft, fail: () => Promise<never>) {
  const camera = makeCamera()
  camera.getUserMedia.mockImplementation(fail)
  const { reader } = makeReader()
  const start = () => reader
  show(draft, start, CAMERA)
  return { ...camera, user: userEvent.setup() }
}

test('without a secure page there is no camera', async () => {
  const draft = await waitingOrders()
  makeCamera()
  vi.stubGlobal('isSecureContext', false)
  const { reader } = makeReader()
  const start = () => reader
  show(draft, start, CAMERA)
  expect(await screen.findByRole('alert')).toHaveTextContent(/secure pages \(https\)/)
})

test('a reader that breaks is reported and can be restarted', async () => {
  const { dialog, reader, getUserMedia, user } = await openDialog(await waitingOrders())
  await dialog.findByRole('button', { name: 'Torch' })
  vi.spyOn(reader, 'look').mockRejectedValueOnce(new Error('out of memory'))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The barcode reader didn’t load.')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  expect(await dialog.findByRole('button', { name: 'Torch' })).toBeVisible()
})

test('the torch can be switched, and the camera stops when the dialog closes', async () => {
  const { dialog, track, reader, user } = await openDialog(await waitingOrders())
  const torch = await dialog.findByRole('button', { name: 'Torch' })
  await user.click(torch)
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
  await waitFor(() => expect(torch).toHaveAttribute('aria-pressed', 'true'))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(track.stop).toHaveBeenCalled()
  expect(reader.close).toHaveBeenCalled()
})

test('the camera stops while the page is hidden', async () => {
  const { dialog, track, getUserMedia } = await openDialog(await waitingOrders())
  await dialog.findByRole('button', { name: 'Torch' })
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(track.stop).toHaveBeenCalledOnce()
  state.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
})

test('a picture is read without the camera; one without a barcode is reported', async () => {
  const draft = await waitingOrders()
  const { dialog, setPicture, getUserMedia, user } = await openDialog(draft, {
    kind: 'pictures',
    files: [new File([''], 'table.png', { type: 'image/png' })],
  })
  expect(await dialog.findByRole('alert')).toHaveTextContent('table.png')
  setPicture(UPS, 'REF-2026-7', USPS)
  const labels = new File([''], 'labels.png', { type: 'image/png' })
  await user.upload(dialog.getByLabelText('Pictures of labels'), labels)
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(await numbersOf(draft)).toEqual([UPS, USPS, ''])
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(getUserMedia).not.toHaveBeenCalled()
})

test('a picture is pasted into the open dialog, also with the HTML that a browser puts beside it', async () => {
  const draft = await waitingOrders()
  const { dialog, setPicture } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1040' })
  setPicture(UPS)
  const label = new File([''], 'image.png', { type: 'image/png' })
  const paste = (text: string, html: string) => {
    const data = { getData: (type: string) => (type === 'text/html' ? html : text), files: [label] }
    return fireEvent.paste(document.activeElement ?? document.body, { clipboardData: data })
  }
  paste('', '<img src="https://shop.example/label.png">')
  await waitFor(() => expect(items()).toHaveLength(1))
  expect(await numbersOf(draft)).toEqual([UPS, '', ''])
  setPicture(USPS)
  // Cells; Excel adds a picture of them to the clipboard.
  paste('SO-1', '<table><tr><td>SO-1</td></tr></table>')
  expect(await numbersOf(draft)).toEqual([UPS, '', ''])
})

test('scans and pictures that arrive before the dialog has opened are not lost', async () => {
  const draft = await waitingOrders()
  const file = new File([''], 'empty.png', { type: 'image/png' })
  const { dialog } = await openDialog(
    draft,
    { kind: 'typed', text: UPS, at: 0 },
    { kind: 'typed', text: USPS, at: 9 },
    { kind: 'pictures', files: [file] },
  )
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(await dialog.findByRole('alert')).toHaveTextContent('empty.png')
  expect(await numbersOf(draft)).toEqual([UPS, USPS, ''])
})

test('the scanning order can be switched, and earlier scans stay', async () => {
  const draft = await waitingOrders()
  const { dialog, show, user } = await openDialog(draft)
  await dialog.findByRole('heading', { name: '#1040' })
  show(UPS)
  await dialog.findByRole('heading', { name: '#1041' })
  show()
  await user.click(dialog.getByRole('button', { name: 'Add new orders' }))
  await dialog.findByRole('heading', { name: 'Scan the order' })
  await user.click(dialog.getByRole('button', { name: 'Fill the sheet' }))
  await dialog.findByRole('heading', { name: '#1041' })
  expect(items()).toHaveLength(1)
  expect(await numbersOf(draft)).toEqual([UPS, '', ''])
})

test('the focus stays in the dialog when its control disappears', async () => {
  const { dialog, show, track, user } = await openDialog(await waitingOrders())
  const order = await dialog.findByRole('region', { name: 'Order' })
  await waitFor(() => expect(order).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Other order…' }))
  await user.keyboard('1042{Enter}')
  await waitFor(() => expect(order).toHaveFocus())
  show(UPS)
  const undo = await dialog.findByRole('button', { name: `Undo ${UPS}` })
  show()
  undo.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(order).toHaveFocus())
  act(() => void track.dispatchEvent(new Event('ended')))
  await user.click(await dialog.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(order).toHaveFocus())
})

test('a label that a scanner reads twice is one scan; after Undo it can be scanned again', async () => {
  const draft = await waitingOrders()
  const { dialog, user } = await openDialog(draft, { kind: 'typed', text: UPS, at: 0 })
  await waitFor(() => expect(items()).toHaveLength(1))
  act(() => ask({ kind: 'typed', text: UPS, at: 900 }))
  act(() => ask({ kind: 'typed', text: USPS, at: 2000 }))
  await waitFor(() => expect(items()).toHaveLength(2))
  await user.click(dialog.getByRole('button', { name: `Undo ${USPS}` }))
  await waitFor(() => expect(items()).toHaveLength(1))
  act(() => ask({ kind: 'typed', text: USPS, at: 2900 }))
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(await numbersOf(draft)).toEqual([UPS, USPS, ''])
})

test('an unplugged camera is reported, and its picture returns with Try again', async () => {
  const { dialog, track, getUserMedia, user } = await openDialog(await waitingOrders())
  const video = () => dialog.getByLabelText<HTMLVideoElement>('Camera picture')
  await dialog.findByRole('button', { name: 'Torch' })
  const before = video()
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/can’t be used/)
  expect(before).not.toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  await dialog.findByRole('button', { name: 'Torch' })
  expect(video()).toBe(before)
  expect(video()).toBeVisible()
})

test('each scan and the next order are read out', async () => {
  const { dialog, show } = await openDialog(await waitingOrders())
  await dialog.findByRole('heading', { name: '#1040' })
  show(UPS)
  const says = (text: string) => expect(dialog.getByRole('status')).toHaveTextContent(text)
  await waitFor(() => says(`#1040: ${UPS} Next order #1041`), { timeout: 4000 })
})

test('before the first order has loaded, the dialog doesn’t say that all have a number', async () => {
  const never = () => new Promise<never>(() => {})
  const draft = changed(await waitingOrders(), { ask: addMethods({}, never) })
  const { dialog } = await openDialog(draft)
  expect(dialog.getByRole('heading', { name: '…' })).toBeVisible()
  expect(dialog.queryByText('Every order has a number')).toBeNull()
})
