import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun, faulted, NETWORK } from '#testing/uploads/fake-run.ts'
import { fromServer } from '#testing/uploads/from-server.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { failAll, showWork, Work } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const region = (name: string) => screen.getByRole('region', { name })

/** One order with two numbers, and another order; the first of each went and got no answer. */
const twiceTheSame = [
  anEntry({ orderId: 'O-1', trackingId: 'A' }),
  anEntry({ orderId: 'O-2', trackingId: 'B' }),
  anEntry({ orderId: 'O-1', trackingId: 'C' }),
]

test('an entry that waits behind a doubtful one of its order says for which, and can be set aside', async () => {
  const run = await showWork(
    twiceTheSame,
    fromServer(() => HttpResponse.error()),
  )
  const behind = region('Waiting behind another entry')
  expect(within(behind).getByRole('row', { name: /O-1/ })).toHaveTextContent(
    'Waits for row 1 of order O-1 (tracking number A), which is in doubt.',
  )
  await userEvent.click(within(behind).getByRole('button', { name: 'Set aside' }))
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Set aside' }),
  )
  await waitFor(() => expect(run.kinds()).toEqual(['in-doubt', 'in-doubt', 'set-aside']))
})

test('once the doubtful one is resolved, nothing waits behind it any more', async () => {
  const run = await showWork(twiceTheSame, () => faulted(NETWORK))
  await userEvent.click(
    within(region('In doubt')).getByRole('button', { name: 'Mark as accepted' }),
  )
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Waiting behind another entry' })).toBeNull(),
  )
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted'])
})

async function probe() {
  await userEvent.click(
    within(region('In doubt')).getByRole('button', { name: 'Send one to find out' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
}

test('one that is accepted now tells that the others were probably not processed', async () => {
  await showWork(someEntries(3), () => faulted(NETWORK))
  await probe()
  expect(
    await within(region('In doubt')).findByText(
      'Order O-0 was still pending, so its first sending was not processed. The 2 other entries of that request were probably not processed either and can be sent again.',
    ),
  ).toBeVisible()
})

test('one that fails now tells what that means for the others', async () => {
  await showWork(
    someEntries(2),
    () => faulted(NETWORK),
    failAll(() => 'Not pending.'),
  )
  await probe()
  expect(
    await within(region('In doubt')).findByText(
      /The service now says of order O-0: “Not pending.” If that means that it was shipped before/,
    ),
  ).toBeVisible()
})

test('the bad entry of a refused request is named at the end', async () => {
  const refuse = fromServer(() => new HttpResponse('no', { status: 422 }))
  await showWork(someEntries(2), refuse, refuse, (batch) =>
    answered({ acceptedOrders: batch.length }),
  )
  await userEvent.click(
    within(region('Refused')).getByRole('button', { name: 'Split to find the culprit' }),
  )
  expect(
    await within(region('Refused')).findByText(
      'Found: order O-0 is turned down even when it goes alone. Mend it and send it again, or set it aside.',
    ),
  ).toBeVisible()
})

test.each([
  [403, /the token may not do this/],
  [404, /the way to the service is/],
])('a request that was refused with %i says what to do', async (status, advice) => {
  await showWork(
    someEntries(2),
    fromServer(() => new HttpResponse('', { status })),
  )
  expect(region('Refused')).toHaveTextContent(advice)
})

test('a notice elsewhere on the page leads the keyboard to the doubtful entries', async () => {
  Element.prototype.scrollIntoView = () => {}
  const run = await aRun(someEntries(2), { answer: () => faulted(NETWORK) })
  await run.resume()
  renderWithTexts(<Work run={run.run} leadTo={{ kind: 'in-doubt' }} />)
  expect(region('In doubt')).toHaveFocus()
})
