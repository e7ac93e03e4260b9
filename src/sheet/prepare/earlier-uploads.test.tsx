import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Store } from '#storage/store.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { keepUpload } from '#testing/uploads/kept-uploads.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { EarlierUploads } from './earlier-uploads.tsx'
import { UploadsNeedYou } from '#shell/uploads/uploads-need-you.tsx'

const entries = someEntries(3)

/** A finished upload, and one with a failed entry and one that needs a courier. */
async function twoUploads(): Promise<Store> {
  const store = createStoreInMemory()
  await keepUpload(store, { id: 'done', entries, answer: { acceptedOrders: 3 } })
  const answer = {
    acceptedOrders: 1,
    shipmentFailed: [aFailure(entries[0], 'no')],
    shipmentSelectCourier: [{ ...aFailure(entries[1], ''), possibleCouriers: [] }],
  }
  await keepUpload(store, { id: 'open', entries, answer })
  return store
}

function show(store: Store) {
  const records = createInProcessRecordsClient(store)
  const { uploads } = someUploads({})
  renderWithTexts(
    <>
      <EarlierUploads />
      <UploadsNeedYou />
    </>,
    { records, uploads },
  )
}

test('before the first upload it explains the steps', async () => {
  show(createStoreInMemory())
  const steps = within(await screen.findByRole('region', { name: 'How it works' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText(/needs? you/)).toBeNull()
})

test('an unfinished upload is one press away, with the work left in it', async () => {
  show(await twoUploads())
  const card = within(await screen.findByRole('region', { name: 'Unfinished uploads' }))
  const link = await card.findByRole('link', { name: 'open.csv' })
  expect(link).toHaveAttribute('href', '/uploads/open')
  expect(card.getByText(/1 courier, 1 failed/)).toBeVisible()
  expect(card.queryByRole('link', { name: 'done.csv' })).toBeNull()
  expect(screen.getByText('1 upload needs you')).toBeInTheDocument()
})

test('a list without unfinished uploads says so', async () => {
  const store = createStoreInMemory()
  await keepUpload(store, { id: 'done', entries, answer: { acceptedOrders: 3 } })
  show(store)
  expect(await screen.findByText('All uploads are done.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View all uploads' })).toHaveAttribute('href', '/uploads')
})
