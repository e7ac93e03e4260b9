import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { openStore } from '#storage/indexed-db.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { inTab } from '#testing/services.ts'
import { nameStore, openDraft, until } from '#testing/sheets/draft-client.ts'
import { UnreadableDraft } from './unreadable-draft.tsx'

/** Renders the first page after a visit that left an unreadable sheet, or an intact one. */
async function show(state: unknown, inWhich: 'owner' | 'watcher' = 'owner') {
  const name = nameStore()
  const database = await openDatabase(name)
  onTestFinished(() => database.close())
  if (state !== null) await database.put('draftMeta', state as never, 'state')
  const draft = await openDraft(name, inWhich === 'owner')
  const records = createInProcessRecordsClient(await openStore(name))
  renderWithTexts(<UnreadableDraft />, { draft, records, ownership: inTab(inWhich) })
  return { database, draft, user: userEvent.setup() }
}

const DAMAGED = { part: 'state', state: { version: 'seven' } }

test('an unreadable sheet is reported, and stays until the user deletes it', async () => {
  const { database, draft, user } = await show(DAMAGED)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your last sheet can’t be read/)
  expect(await database.get('draftMeta', 'state')).toEqual(DAMAGED)
  await user.click(screen.getByRole('button', { name: 'Delete the sheet' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await until(draft, ({ isUnreadable }) => !isUnreadable)
  expect(await database.get('draftMeta', 'state')).not.toEqual(DAMAGED)
})

test('its raw data can be downloaded', async () => {
  const saved = noteSavedFiles()
  const { user } = await show(DAMAGED)
  await user.click(screen.getByRole('button', { name: 'Download the sheet as it is' }))
  await waitFor(() => expect(saved).toEqual(['sheet.json']))
})

test('a read-only tab can download it, and not delete it', async () => {
  await show(DAMAGED, 'watcher')
  expect(screen.getByRole('button', { name: 'Delete the sheet' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Download the sheet as it is' })).toBeEnabled()
})

test('without such a sheet there is no notice', async () => {
  await show(null)
  expect(screen.queryByRole('alert')).toBeNull()
})
