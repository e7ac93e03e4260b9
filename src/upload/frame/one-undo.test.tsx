import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun } from '#testing/uploads/fake-run.ts'
import { EMS, POST } from '#testing/uploads/show-couriers.tsx'
import { button, rail, showUpload } from '#testing/uploads/show-upload.tsx'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

/** An upload with one failed entry and one that needs a courier. */
async function showBoth() {
  const entries = someEntries(2)
  const run = await aRun(entries, {
    answer: () =>
      answered({
        acceptedOrders: 0,
        shipmentFailed: [aFailure(entries[0], 'No')],
        shipmentSelectCourier: [{ ...aFailure(entries[1], ''), possibleCouriers: [POST, EMS] }],
      }),
  })
  await run.resume()
  showUpload(run.upload)
  return { run, user: userEvent.setup() }
}

test('undo reverts the last step first, in whichever panel it was made', async () => {
  const { run, user } = await showBoth()
  await user.click(await screen.findByRole('radio', { name: /China Post/ }))
  await screen.findByRole('button', { name: 'Undo China Post' })
  await user.click(rail().getByRole('button', { name: /^Failed/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select O-0' }))
  await user.click(button('Set aside…'))
  await user.click(button('Set aside'))
  await waitFor(() => expect(run.kinds()).toEqual(['set-aside', 'courier-needed']))
  await user.click(rail().getByRole('button', { name: /^Choose couriers/ }))
  expect(await screen.findByRole('button', { name: 'Undo O-0 set aside' })).toBeVisible()
  await user.click(document.body)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(run.kinds()).toEqual(['failed', 'courier-needed']))
  expect([...run.state().choices]).toEqual([[1, '3011']])
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(run.state().choices.size).toBe(0))
})
