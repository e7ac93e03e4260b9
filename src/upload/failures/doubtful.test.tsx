import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered } from '#testing/uploads/fake-run.ts'
import { withoutAnswer, withStatus } from '#testing/uploads/from-server.ts'
import { failAll, showWork } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const region = (name: string) => screen.getByRole('region', { name })

/** One order with two numbers, and another order. The first row of each was sent and got no answer. */
const twiceTheSame = [
  anEntry({ orderId: 'O-1', trackingId: 'A' }),
  anEntry({ orderId: 'O-2', trackingId: 'B' }),
  anEntry({ orderId: 'O-1', trackingId: 'C' }),
]

test('an entry that waits behind a doubtful one of its order names it, and can be set aside', async () => {
  const run = await showWork(twiceTheSame, withoutAnswer)
  const behind = region('Blocked')
  expect(within(behind).getByRole('row', { name: /O-1/ })).toHaveTextContent(
    'Blocked by row 1: A of O-1 is in doubt.',
  )
  await userEvent.click(within(behind).getByRole('button', { name: 'Set aside 1…' }))
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Set aside' }),
  )
  await waitFor(() => expect(run.kinds()).toEqual(['in-doubt', 'in-doubt', 'set-aside']))
})

test('once the doubtful entry is resolved, no entry waits behind it', async () => {
  const run = await showWork(twiceTheSame, withoutAnswer)
  await userEvent.click(
    within(region('In doubt')).getByRole('button', { name: 'Mark 2 as accepted' }),
  )
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Blocked' })).toBeNull())
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted'])
})

async function probe() {
  await userEvent.click(
    within(region('In doubt')).getByRole('button', { name: 'Resend 1 to check' }),
  )
}

test('a resent entry that is accepted suggests that the others were not processed', async () => {
  await showWork(someEntries(3), withoutAnswer)
  await probe()
  expect(
    await within(region('In doubt')).findByText(
      'The service accepted O-0 now, so the first attempt probably didn’t arrive. The other 2 can probably be resent.',
    ),
  ).toBeVisible()
})

test('a resent entry that fails says what that means for the others', async () => {
  await showWork(
    someEntries(2),
    withoutAnswer,
    failAll(() => 'Not pending.'),
  )
  await probe()
  expect(
    await within(region('In doubt')).findByText(
      /The service now says about O-0: “Not pending.” If it was already shipped, mark it and the other entry as accepted/,
    ),
  ).toBeVisible()
})

test('the bad entry of a refused request is named once it is found', async () => {
  const refuse = withStatus(422, 'no')
  await showWork(someEntries(2), refuse, refuse, (batch) =>
    answered({ acceptedOrders: batch.length }),
  )
  await userEvent.click(
    within(region('Refused')).getByRole('button', { name: 'Find the bad entry among 2' }),
  )
  expect(
    await within(region('Refused')).findByText(
      'O-0 is refused even when sent alone. Correct and resend it, or set it aside.',
    ),
  ).toBeVisible()
})

test.each([
  [403, /token isn’t allowed to upload/],
  [404, /service address is wrong/],
])('a request that was refused with %i says what to do', async (status, advice) => {
  await showWork(someEntries(2), withStatus(status))
  expect(region('Refused')).toHaveTextContent(advice)
})
