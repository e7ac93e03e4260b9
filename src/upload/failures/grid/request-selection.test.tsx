import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, type Answering, aRun, faulted, NETWORK } from '#testing/uploads/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Work } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

/** Sends requests of two entries each and shows their outcomes. */
async function showRequests(count: number, answer: Answering) {
  const run = await aRun(someEntries(count * 2), { requestSize: 2, answer })
  for (let request = 0; request < count; request += 1) await run.resume()
  renderWithTexts(<Work upload={run.upload} />)
  return run
}

const region = (name = 'In doubt') => within(screen.getByRole('region', { name }))
const requests = (name?: string) =>
  region(name).getAllByRole<HTMLInputElement>('checkbox', { name: /entries/ })
const entry = (order: string) => region().getByRole('checkbox', { name: `Select ${order}` })

test('all entries of one request in doubt are selected at once, and the buttons apply to them', async () => {
  const run = await showRequests(3, () => faulted(NETWORK))
  const [, second] = requests()
  await userEvent.click(region().getByRole('checkbox', { name: 'Select O-0' }))
  expect(requests().map((box) => box.indeterminate)).toEqual([true, false, false])
  await userEvent.click(entry('O-0'))
  await userEvent.click(second as HTMLElement)
  expect(requests().map((box) => box.checked)).toEqual([false, true, false])
  expect(second).toHaveAccessibleName(/^Request 2 2 entries sent/)
  expect(entry('O-2')).toBeChecked()
  expect(entry('O-3')).toBeChecked()
  await userEvent.click(region().getByRole('button', { name: 'Mark 2 as accepted' }))
  await waitFor(() => expect(requests()).toHaveLength(2))
  const [doubt, accepted] = ['in-doubt', 'accepted']
  expect(run.kinds()).toEqual([doubt, doubt, accepted, accepted, doubt, doubt])
  expect(requests().map((box) => box.checked)).toEqual([false, false])
})

test('a partly selected request is selected completely, then not at all', async () => {
  await showRequests(2, () => faulted(NETWORK))
  await userEvent.click(entry('O-0'))
  const [first] = requests()
  await userEvent.click(first as HTMLElement)
  expect(entry('O-1')).toBeChecked()
  await userEvent.click(first as HTMLElement)
  expect(entry('O-0')).not.toBeChecked()
  expect(entry('O-1')).not.toBeChecked()
})

test('of many requests the first are shown, and the rest on request', async () => {
  await showRequests(8, () => faulted(NETWORK))
  expect(requests()).toHaveLength(5)
  await userEvent.click(region().getByRole('button', { name: 'Show all 8 requests' }))
  expect(requests()).toHaveLength(8)
  await userEvent.click(region().getByRole('button', { name: 'Show fewer requests' }))
  expect(requests()).toHaveLength(5)
})

test('a single request has no check box, and the buttons apply to all of it', async () => {
  await showRequests(1, () => faulted(NETWORK))
  expect(region().getByText(/^2 entries sent/)).toBeVisible()
  expect(region().queryByRole('checkbox', { name: /entries/ })).toBeNull()
})

test.each([
  ['In doubt', () => faulted(NETWORK)],
  ['Refused', () => faulted({ kind: 'request-rejected', status: 422, excerpt: 'No' })],
  ['Unexplained', () => answered({ acceptedOrders: 1, rejectedOrders: 1 })],
] as const)(
  '%s: rows say what came of their request where there are several',
  async (name, answer) => {
    await showRequests(1, answer)
    const details = { name: 'Details' }
    expect(region(name).queryByRole('columnheader', details)).toBeNull()
    cleanup()
    await showRequests(2, answer)
    expect(region(name).getByRole('columnheader', details)).toBeVisible()
  },
)

test('refused requests are selected in the same way', async () => {
  const refuse = faulted({ kind: 'request-rejected', status: 422, excerpt: 'No <b>' })
  await showRequests(2, () => refuse)
  const [first] = requests('Refused')
  await userEvent.click(first as HTMLElement)
  expect(region('Refused').getByRole('button', { name: 'Resend 2 entries' })).toBeVisible()
  expect(region('Refused').getAllByText('No <b>')[0]).toBeVisible()
})

test.each([
  ['Refused', { kind: 'request-rejected', status: 403, excerpt: 'Closed today' }],
  ['In doubt', { kind: 'unclear-status', status: 500, excerpt: 'Closed today' }],
] as const)('%s: what the pause above the panel says is not said again', async (name, fault) => {
  const run = await aRun(someEntries(4), { requestSize: 2, answer: () => faulted(fault) })
  await run.resume()
  expect(run.upload.getSnapshot().status).toMatchObject({ kind: 'paused', why: { fault } })
  renderWithTexts(<Work upload={run.upload} />)
  expect(region(name).getByText(/^2 entries sent [^.]+\.$/)).toBeVisible()
  expect(region(name).queryByText('Closed today')).toBeNull()
})

test('Enter after a reason sets the selected entries aside, and no others', async () => {
  const run = await showRequests(2, () => faulted(NETWORK))
  const [first] = requests()
  await userEvent.click(first as HTMLElement)
  await userEvent.click(region().getByRole('button', { name: 'Set aside 2' }))
  await userEvent.keyboard('gone{Enter}')
  await waitFor(() => expect(run.state().counts['set-aside']).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(region().getByRole('button', { name: 'Set aside 2' })).toHaveFocus()
})
