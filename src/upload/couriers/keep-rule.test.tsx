import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { BOTH, group, showCouriers, TWO_KINDS } from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

test('one press turns a choice into a rule, and another one removes the rule', async () => {
  const store = createStoreInMemory()
  await showCouriers(TWO_KINDS, BOTH, { rules: store })
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  const always = await screen.findByRole('button', {
    name: /^Always use China EMS/,
    pressed: false,
  })
  await userEvent.click(always)
  const made = { shape: 'LP #9 CN', offered: ['3011', '3013'], courier: '3013', isOn: true }
  await waitFor(async () => expect(await store.readRules()).toMatchObject([made]))
  await userEvent.click(await screen.findByRole('button', { name: /^Always use/, pressed: true }))
  await waitFor(async () => expect(await store.readRules()).toEqual([]))
})

test('a rule for another courier is named before it is replaced, and restored by undoing that', async () => {
  const store = createStoreInMemory()
  const before = {
    shape: 'LP #9 CN',
    offered: ['3011', '3013'],
    courier: '3011',
    isOn: false,
    fills: true,
    since: 1,
  }
  await store.keepRules([before])
  await showCouriers(TWO_KINDS, BOTH, { rules: store })
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  const name = /^Always use China EMS instead of China Post/
  await userEvent.click(await screen.findByRole('button', { name, pressed: false }))
  const kept = await screen.findByRole('button', { name: /^Always use China EMS (?!instead)/ })
  expect(await store.readRules()).toMatchObject([{ courier: '3013', isOn: true, fills: true }])
  await userEvent.click(kept)
  await screen.findByRole('button', { name, pressed: false })
  expect(await store.readRules()).toEqual([before])
})

test('a rule that cannot be saved is reported, and the choice stays', async () => {
  const keepRules = () => Promise.reject(new Error('no room'))
  const run = await showCouriers(TWO_KINDS, BOTH, {
    rules: { ...createStoreInMemory(), keepRules },
  })
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Always use China EMS/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The rule wasn’t saved/)
  expect(run.state().choices.size).toBe(3)
})

test('before a choice there is no rule to make', async () => {
  await showCouriers(TWO_KINDS, BOTH, { rules: createStoreInMemory() })
  expect(screen.queryByRole('button', { name: /^Always/ })).toBeNull()
})
