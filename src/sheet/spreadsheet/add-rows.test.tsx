import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { changed, inTab } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { AddRows } from './add-rows.tsx'

function show(inWhich: 'owner' | 'watcher' = 'owner') {
  const importFiles = vi.fn<(files: readonly File[]) => void>()
  const importPaste = vi.fn<(text: string, html: string) => void>()
  const draft = changed(aDraft({ importPaste }), { importFiles })
  renderWithTexts(<AddRows />, { draft, ownership: inTab(inWhich) })
  return { importFiles, importPaste, user: userEvent.setup() }
}

const open = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Add rows/ }))

test('more rows come from a file', async () => {
  const { importFiles, user } = show()
  const field = screen.getByLabelText('Choose file')
  const pressed = vi.spyOn(field, 'click')
  await open(user)
  await user.click(screen.getByRole('menuitem', { name: 'Choose file' }))
  expect(pressed).toHaveBeenCalledOnce()
  await user.upload(field, new File(['a,b'], 'more.csv'))
  expect(importFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['more.csv'])
})

test('the file of a handed-over upload can be chosen there too', async () => {
  const { importFiles, user } = show()
  const field = screen.getByLabelText('Handed-over file')
  const pressed = vi.spyOn(field, 'click')
  await open(user)
  await user.click(screen.getByRole('menuitem', { name: 'Open a handed-over file' }))
  expect(pressed).toHaveBeenCalledOnce()
  await user.upload(field, new File(['{}'], 'monday.json'))
  expect(importFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['monday.json'])
})

test('more rows come from the clipboard', async () => {
  const { importPaste, user } = show()
  await navigator.clipboard.writeText('SO-1\tZZ-1')
  await open(user)
  await user.click(screen.getByRole('menuitem', { name: 'Paste' }))
  await vi.waitFor(() => expect(importPaste).toHaveBeenCalledWith('SO-1\tZZ-1', ''))
})

test('a read-only tab adds none', async () => {
  const { user } = show('watcher')
  await open(user)
  for (const item of screen.getAllByRole('menuitem')) expect(item).toBeDisabled()
})
