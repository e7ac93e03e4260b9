import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import {
  aTally,
  EMS,
  entriesLike,
  memories,
  POST,
  radiosOf,
  showCouriers,
  TWO_KINDS,
} from '#testing/uploads/show-couriers.tsx'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'

beforeAll(() => giveElementsASize())

const THREE_KINDS = [...TWO_KINDS, ...entriesLike(1, () => '5550001')]
const show = (services = {}) => showCouriers(THREE_KINDS, () => [POST, EMS], services)
const question = (name: string) => screen.getByRole('group', { name })
const THREE = '3 groups offer the same 2 couriers'

test('groups that offer the same couriers are answered with one press, which is undone by its name', async () => {
  const run = await show()
  expect(question(THREE)).toHaveTextContent('6 entries')
  await userEvent.click(screen.getByRole('button', { name: /China EMS for all 3$/ }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(Array(6).fill('3013')))
  expect(screen.getByText('Courier chosen for 3 groups')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo China EMS' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(question(THREE)).toBeVisible()
})

test('a digit answers the question, and the focus goes on', async () => {
  const run = await show()
  await userEvent.keyboard('2')
  await waitFor(() => expect(run.state().choices.size).toBe(6))
  await waitFor(() => expect(screen.getByText('6 of 6 chosen')).toHaveFocus())
})

test('a group for which another courier is suggested is left out and stays open', async () => {
  const id = groupId(setIdOf([POST, EMS]), 'LP #9 CN')
  const run = await show({
    readGroupMemories: async () => memories(id, 'LP #9 CN', [aTally('3013', 412)]),
  })
  expect(screen.getByRole('button', { name: /China EMS for all 3$/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /China Post for 2$/ }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3011', '3011', '3011']))
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(2)
})

test('answered one by one, the question is gone and the first of its groups has the focus', async () => {
  await show()
  await userEvent.click(within(question(THREE)).getByRole('button', { name: 'One by one' }))
  expect(screen.queryByRole('group', { name: THREE })).toBeNull()
  expect(radiosOf('3 entries, LP 9 digits CN')[0]).toHaveFocus()
})

test('of many couriers the one for all groups is searched', async () => {
  const many = Array.from({ length: 40 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
  const run = await showCouriers(THREE_KINDS, () => many)
  const asked = question('3 groups offer the same 40 couriers')
  asked.focus()
  await userEvent.keyboard('/n7{Enter}')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(Array(6).fill('7')))
})

test('while groups are searched there is no question for all of them', async () => {
  const two = ['AB12', 'C1'].flatMap((number) => entriesLike(1, () => number))
  await showCouriers([...THREE_KINDS, ...two], () => [POST, EMS])
  const asked = { name: '5 groups offer the same 2 couriers' }
  expect(screen.getByRole('group', asked)).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'ab12')
  await waitFor(() => expect(screen.queryByRole('group', asked)).toBeNull())
})
