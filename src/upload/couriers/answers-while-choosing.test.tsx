import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { answered, aRun, repliesOnDemand } from '#testing/uploads/fake-run.ts'
import { BOTH, groupNames, renderCouriers } from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

/** Makes a tracking number for each letter. Numbers of one letter have the same shape, so they form one group. */
const NUMBERS: Readonly<Record<string, (n: number) => string>> = {
  L: (n) => `LP90817263${n % 10}CN`,
  D: (n) => `79464479013${n % 10}`,
  S: (n) => `555000${n % 10}`,
}

/** Shows couriers for requests that the test answers one by one. Each letter is an entry that needs a courier. */
async function show(...requests: readonly string[]) {
  const kinds = requests.join('')
  const entries = Array.from(kinds, (kind, n) =>
    anEntry({ orderId: `SO-${n}`, trackingId: NUMBERS[kind]?.(n) ?? '' }),
  )
  const size = requests[0]?.length ?? 1
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(entries, { answer, requestSize: size })
  await run.resume()
  let told = run.state()
  run.upload.subscribe(() => {
    told = run.state()
  })
  const answerNext = async () => {
    const batch = run.sent.at(-1) ?? []
    const asked = batch.filter(({ courier }) => courier === undefined)
    await act(() =>
      reply(
        answered({
          acceptedOrders: batch.length - asked.length,
          shipmentSelectCourier: asked.map((one) => ({ ...one, possibleCouriers: BOTH(one) })),
        }),
      ),
    )
    // Views get the answer a moment later.
    await waitFor(() => expect(told).toBe(run.state()))
  }
  await answerNext()
  await renderCouriers(run.upload)
  return { run, answerNext, user: userEvent.setup() }
}

const group = (name: RegExp) => screen.getByRole('radiogroup', { name })
const option = (name: RegExp, courier: RegExp) =>
  within(group(name)).getByRole('radio', { name: courier })

test('groups keep their positions while answers arrive, and are sorted on request', async () => {
  const { answerNext, user } = await show('LLDD', 'DDDS')
  expect(groupNames()).toEqual(['2 entries, LP 9 digits CN', '2 entries, 12 digits'])
  expect(screen.queryByRole('button', { name: 'Sort by size' })).not.toBeInTheDocument()
  await answerNext()
  expect(groupNames()).toEqual([
    '2 entries, LP 9 digits CN',
    '5 entries, 12 digits',
    '1 entry, 7 digits',
  ])
  await user.click(screen.getByRole('button', { name: 'Sort by size' }))
  expect(groupNames()).toEqual([
    '5 entries, 12 digits',
    '2 entries, LP 9 digits CN',
    '1 entry, 7 digits',
  ])
  expect(screen.queryByRole('button', { name: 'Sort by size' })).not.toBeInTheDocument()
  expect(group(/12 digits/)).toContainElement(document.activeElement as HTMLElement)
})

test('a group that was sent keeps its card while the pointer is in the list, and its position when it comes back', async () => {
  const { run, answerNext, user } = await show('LLD', 'LSS')
  await user.click(option(/LP/, /EMS/))
  await user.hover(option(/12 digits/, /Post/))
  await act(() => run.upload.sendWithCouriers())
  await waitFor(() =>
    expect(groupNames()).toEqual(['0 entries, LP 9 digits CN', '1 entry, 12 digits']),
  )
  expect(screen.getByRole('heading', { name: /^All sent/ })).toBeVisible()
  expect(option(/LP/, /EMS/)).toBeDisabled()
  await user.click(document.body)
  expect(groupNames()).toEqual(['1 entry, 12 digits'])
  await answerNext()
  expect(groupNames()).toEqual([
    '1 entry, LP 9 digits CN',
    '1 entry, 12 digits',
    '2 entries, 7 digits',
  ])
})

test('a group that comes back while the pointer is in the list is added at the end', async () => {
  const { run, answerNext, user } = await show('LLD', 'LLL')
  await user.click(option(/LP/, /EMS/))
  await user.click(document.body)
  await act(() => run.upload.sendWithCouriers())
  await waitFor(() => expect(groupNames()).toEqual(['1 entry, 12 digits']))
  await user.hover(option(/12 digits/, /Post/))
  await answerNext()
  expect(groupNames()).toEqual(['1 entry, 12 digits', '3 entries, LP 9 digits CN'])
})

test('later entries join the choice for their group, and the card says so', async () => {
  const { run, answerNext, user } = await show('LLD', 'LLD', 'LDD')
  await user.click(option(/LP/, /EMS/))
  expect(await screen.findByText('Later entries of this group get China EMS too')).toBeVisible()
  await answerNext()
  expect(await screen.findByText('2 more joined this group')).toBeVisible()
  expect(option(/4 entries, LP/, /EMS/)).toBeChecked()
  expect(screen.getByRole('button', { name: 'Undo China EMS' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send 4 entries with couriers' }))
  await answerNext()
  await waitFor(() => expect(screen.getByText('1 more joined this group')).toBeVisible())
  expect(screen.getByRole('button', { name: 'Send 1 entry with couriers' })).toBeEnabled()
  expect(run.sent.at(-1)?.map(({ courier }) => courier)).toEqual(['3013', '3013', '3013'])
})

test('entries that arrive while choices are previewed join them', async () => {
  const { run, answerNext, user } = await show('LLD', 'LDD')
  await user.click(option(/LP/, /EMS/))
  await user.click(await screen.findByRole('button', { name: 'Use China EMS for 1 more group…' }))
  await answerNext()
  await user.click(screen.getByRole('button', { name: 'Set couriers for 1 entry' }))
  await waitFor(() => expect(run.state().choices.size).toBe(6))
})

test('entries that joined can be left out, and then later ones are asked about', async () => {
  const { run, answerNext, user } = await show('LLD', 'LLD', 'LDD')
  await user.click(option(/LP/, /EMS/))
  await answerNext()
  await user.click(await screen.findByRole('button', { name: 'Choose separately' }))
  await waitFor(() => expect([...run.state().choices.keys()]).toEqual([0, 1]))
  await answerNext()
  expect([...run.state().choices.keys()]).toEqual([0, 1])
  expect(option(/5 entries, LP/, /EMS/)).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Set the other 3 entries to China EMS' }))
  await waitFor(() => expect(run.state().choices.size).toBe(5))
})

test('a choice is undone along with all entries that joined it', async () => {
  const { run, answerNext, user } = await show('LLD', 'LLD')
  await user.click(option(/LP/, /EMS/))
  await answerNext()
  await user.click(await screen.findByRole('button', { name: 'Undo China EMS' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(screen.queryByText(/joined this group/)).not.toBeInTheDocument()
})

test('when no more entries can come, a choice doesn’t mention later ones', async () => {
  const { user } = await show('LLD')
  await user.click(option(/LP/, /EMS/))
  await screen.findByText('2 of 3 chosen')
  expect(screen.queryByText(/Later entries/)).not.toBeInTheDocument()
})
