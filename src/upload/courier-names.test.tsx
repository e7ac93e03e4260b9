import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { WithCourierNames } from './courier-names.tsx'
import { aCandidate } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun, SUBMITTED } from '#testing/uploads/fake-run.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'
import { button } from '#testing/uploads/show-upload.tsx'
import { UploadScreen } from './upload-screen.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const YANWEN = aCandidate({ key: '190012', name: 'Yanwen', nameZhCn: '燕文物流', nameZhHk: '' })
const [one, two, three] = someEntries(3)
const entries = [
  { ...one!, courier: '190012' },
  { ...two!, courier: 'own-code' },
  { ...three!, courier: '3011' },
]

/** The first entry fails with another courier than the one sent, the second needs a courier, the third is accepted. */
async function show() {
  const run = await aRun(entries, {
    journaled: [SUBMITTED],
    answer: () =>
      answered({
        acceptedOrders: 1,
        shipmentFailed: [{ ...aFailure(entries[0], 'Not pending'), courier: 190_999 as never }],
        shipmentSelectCourier: [{ ...aFailure(entries[1], ''), possibleCouriers: [YANWEN] }],
      }),
  })
  renderWithTexts(
    <WithCourierNames upload={run.upload}>
      <UploadScreen upload={run.upload} />
    </WithCourierNames>,
    {
      draft: aDraft({}),
      uploads: someUploads({}).uploads,
      readSeenCouriers: async () => [aCandidate({ key: '190999', name: 'Seen' })],
    },
  )
  await userEvent.click(button('Resume'))
  await userEvent.click(await screen.findByRole('button', { name: /^All entries/ }))
  return run
}

const row = (name: RegExp) =>
  within(screen.getByRole('grid', { name: 'All entries' })).getByRole('row', { name })

test('a courier has its name beside its code: from the answers, earlier answers or the public list', async () => {
  await show()
  await waitFor(() => expect(row(/O-0/)).toHaveTextContent('Yanwen (190012)'))
  expect(row(/O-1/)).toHaveTextContent('own-code')
  await waitFor(() => expect(row(/O-2/)).toHaveTextContent('China Post (3011)'))
})

test('a courier that the service changed is named in the table and in the history', async () => {
  await show()
  const sentence = 'Not pending · The service answered with another courier: Seen (190999).'
  await waitFor(() => expect(row(/O-0/)).toHaveTextContent(sentence))
  await userEvent.click(button('History of O-0'))
  const story = screen.getByRole('dialog', { name: 'History of O-0' })
  expect(await within(story).findAllByText(sentence)).not.toHaveLength(0)
  expect(story).toHaveTextContent('Sent (request 1)Courier Yanwen (190012)')
})

test('entries are found by the name of their courier', async () => {
  await show()
  await waitFor(() => expect(row(/O-0/)).toHaveTextContent('Yanwen'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these entries' }), 'yanwen')
  const list = screen.getByRole('grid', { name: 'All entries' })
  await waitFor(() => expect(list).toHaveAttribute('aria-rowcount', '2'))
  expect(row(/O-0/)).toBeVisible()
})
