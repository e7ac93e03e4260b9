import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { summary, button, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const reported = () => screen.getByRole('region', { name: 'Reported by the service' })

test('the service’s counts are shown unchanged, a missing one as not reported', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: (batch, number) =>
      number > 1
        ? answered({ acceptedOrders: batch.length })
        : answered({
            acceptedOrders: 2,
            rejectedOrders: 1,
            ordersNotFound: undefined,
            shipmentFailed: [aFailure(entries[0], 'No')],
          }),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await waitFor(() => expect(reported()).toHaveTextContent('First sending'))
  expect(reported()).toHaveTextContent('Accepted 2Rejected 1Not found not reported')
  expect(reported()).not.toHaveTextContent('Courier needed')
  await act(() => run.upload.resend([0]))
  await waitFor(() => expect(reported()).toHaveTextContent('Resend 1'))
  expect(reported()).toHaveTextContent('Resent entries are counted again')
  expect(summary()).toHaveTextContent('Accepted 3')
})

test('a report about an entry that this upload didn’t send is shown', async () => {
  const run = await aRun(someEntries(1), {
    answer: () =>
      answered({
        acceptedOrders: 1,
        shipmentFailed: [{ orderId: 'ALIEN', trackingId: 'X-1', errorMessage: 'Unknown' }],
      }),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  await userEvent.click(
    await screen.findByText('The service also mentioned 1 entry you didn’t send'),
  )
  expect(screen.getByText('ALIEN · X-1: Unknown')).toBeVisible()
})

test('the latest sending is one line without zeros, and the earlier ones are collapsed', async () => {
  const entries = someEntries(2)
  const run = await aRun(entries, {
    answer: () =>
      answered({
        acceptedOrders: 0,
        rejectedOrders: 1,
        ordersNotFound: 0,
        shipmentFailed: [aFailure(entries[0], 'No')],
      }),
  })
  showUpload(run.upload)
  await userEvent.click(button('Resume'))
  for (let number = 1; number <= 2; number += 1) {
    await act(() => run.upload.resend([0]))
    await waitFor(() => expect(reported()).toHaveTextContent(`Resend ${number}`))
  }
  expect(reported()).toHaveTextContent('Resend 2 Accepted 0Rejected 1')
  const older = within(reported()).getByText('2 earlier sendings')
  expect(screen.getByText('Resend 1')).not.toBeVisible()
  await userEvent.click(older)
  expect(screen.getByText('Resend 1')).toBeVisible()
  expect(screen.getByText('First sending')).toBeVisible()
})
