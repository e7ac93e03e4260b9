import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { changed, inTab } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { DropZone } from './drop-zone.tsx'
import { PageIntake } from './page-intake.tsx'

const renderZone = (canAct = true, readProblems: DraftSnapshot['readProblems'] = []) => {
  const onDismiss = vi.fn<() => void>()
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  const onPaste = vi.fn<(text: string, html: string) => void>()
  const commands = { importPaste: onPaste, dismissReadProblems: onDismiss }
  const draft = changed(aDraft(commands, { readProblems }), { importFiles: onFiles })
  renderWithTexts(
    <>
      <input aria-label="Somewhere else" />
      <p>The rest of the page</p>
      <PageIntake />
      <DropZone />
    </>,
    { draft, ownership: inTab(canAct ? 'owner' : 'watcher') },
  )
  return { onFiles, onPaste, onDismiss, user: userEvent.setup() }
}

const aFile = new File(['a,b'], 'orders.csv', { type: 'text/csv' })

const drag = (type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [aFile] }, relatedTarget: null })
  act(() => void screen.getByText('The rest of the page').dispatchEvent(event))
  return event
}

test('several files are chosen at once', async () => {
  const { onFiles, user } = renderZone()
  await user.upload(screen.getByLabelText('Choose file'), [aFile, new File([''], 'more.csv')])
  expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['orders.csv', 'more.csv'])
})

test('the file input is named as its button says, for voice control', () => {
  renderZone()
  const field = screen.getByLabelText<HTMLInputElement>('Choose file')
  const [button] = field.labels ?? []
  expect(button).toHaveTextContent(/^Choose file$/)
  expect(field).toHaveAccessibleName('Choose file')
})

test('a choice of files that is cancelled changes nothing', () => {
  const { onFiles } = renderZone()
  fireEvent.change(screen.getByLabelText('Choose file'), { target: { files: [] } })
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file dropped anywhere is read and never navigates away', () => {
  const { onFiles } = renderZone()
  expect(drag('dragover').defaultPrevented).toBe(true)
  expect(screen.getByText('Drop to add')).toBeVisible()
  expect(drag('drop').defaultPrevented).toBe(true)
  expect(onFiles).toHaveBeenCalledWith([aFile])
  expect(screen.queryByText('Drop to add')).toBeNull()
})

const dragCells = (type: string, on: Element) => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const getData = (kind: string) => (kind === 'text/html' ? '<table></table>' : '1\t2')
  const dataTransfer = { types: ['text/plain', 'text/html'], files: [], getData }
  Object.assign(event, { dataTransfer, relatedTarget: null })
  act(() => void on.dispatchEvent(event))
  return event
}

test('cells that are dragged onto the page are imported like a paste', () => {
  const { onPaste } = renderZone()
  const place = screen.getByText('The rest of the page')
  expect(dragCells('dragover', place).defaultPrevented).toBe(true)
  expect(screen.getByText('Drop to add')).toBeVisible()
  expect(dragCells('drop', place).defaultPrevented).toBe(true)
  expect(onPaste).toHaveBeenCalledWith('1\t2', '<table></table>')
})

test('cells dragged into a text field are text, and a drag within the page imports nothing', () => {
  const { onPaste } = renderZone()
  expect(dragCells('drop', screen.getByLabelText('Somewhere else')).defaultPrevented).toBe(false)
  const place = screen.getByText('The rest of the page')
  dragCells('dragstart', place)
  expect(dragCells('drop', place).defaultPrevented).toBe(false)
  dragCells('dragend', place)
  expect(onPaste).not.toHaveBeenCalled()
  expect(dragCells('drop', place).defaultPrevented).toBe(true)
  expect(onPaste).toHaveBeenCalledOnce()
})

const UNREADABLE = [
  { source: { kind: 'file', name: 'may.pdf', sheet: null }, problem: 'pdf' },
  { source: { kind: 'file', name: 'june.csv', sheet: null }, problem: 'empty' },
] as const

test('an unreadable file is reported where it was dropped, until the user closes the message', async () => {
  const { onDismiss, user } = renderZone(true, UNREADABLE)
  const place = screen.getByRole('region', { name: 'Spreadsheet' })
  const alert = within(place).getByRole('alert')
  expect(alert).toHaveTextContent(/may\.pdf.*june\.csv/)
  await user.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(onDismiss).toHaveBeenCalledOnce()
  expect(screen.getByLabelText('Choose file')).toHaveFocus()
})

test('a read-only tab shows unreadable files, and cannot close the message', () => {
  renderZone(false, UNREADABLE)
  const alert = screen.getByRole('alert')
  expect(alert).toBeVisible()
  expect(within(alert).queryByRole('button')).toBeNull()
})

test('a read-only tab imports nothing and doesn’t navigate away either', () => {
  const { onFiles } = renderZone(false)
  expect(drag('drop').defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Paste' })).toBeDisabled()
  expect(screen.getByLabelText('Choose file')).toBeDisabled()
})

const clipboard = (text: string, html: string, files: readonly File[] = []) => ({
  clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : text) },
})

test.each([
  ['1\t2', '<table></table>', []],
  ['1\t2', '', []],
  ['', '<table></table>', []],
  // Excel adds a picture of the cells to the clipboard.
  ['1\t2', '', [aFile]],
])('a paste of %j and %j on the page is a sheet', (text, html, files) => {
  const { onPaste, onFiles } = renderZone()
  fireEvent.paste(document.body, clipboard(text, html, files))
  expect(onPaste).toHaveBeenCalledWith(text, html)
  expect(onFiles).not.toHaveBeenCalled()
})

test('a pasted file is read', () => {
  const { onPaste, onFiles } = renderZone()
  fireEvent.paste(document.body, clipboard('', '', [aFile]))
  expect(onFiles).toHaveBeenCalledWith([aFile])
  expect(onPaste).not.toHaveBeenCalled()
})

test('a paste into a text field is text', () => {
  const { onPaste } = renderZone()
  fireEvent.paste(screen.getByLabelText('Somewhere else'), clipboard('1\t2', ''))
  expect(onPaste).not.toHaveBeenCalled()
})

test('a paste while a dialog with fields is open imports nothing', () => {
  const { onPaste } = renderZone()
  const dialog = document.createElement('dialog')
  dialog.open = true
  dialog.append(document.createElement('select'))
  document.body.append(dialog)
  onTestFinished(() => dialog.remove())
  fireEvent.paste(document.body, clipboard('1\t2', ''))
  expect(onPaste).not.toHaveBeenCalled()
  expect(dialog.open).toBe(true)
})

test('if the page may not read the clipboard, the Paste button opens a field to paste into', async () => {
  const { onPaste, user } = renderZone()
  vi.spyOn(navigator.clipboard, 'read').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  const field = await screen.findByRole('textbox', { name: 'Cells' })
  await user.click(screen.getByRole('button', { name: 'Add rows' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Paste some cells first.')
  expect(field).toHaveFocus()
  fireEvent.paste(field, clipboard('SO-1\tZZ-1', ''))
  expect(onPaste).toHaveBeenCalledWith('SO-1\tZZ-1', '')
  expect(screen.queryByRole('dialog')).toBeNull()
})
