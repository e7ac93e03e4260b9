import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { writeRulesFile } from '#storage/rules-file.ts'
import { aCandidate } from '#testing/builders.ts'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { someUploads } from '#testing/services.ts'
import { aHeader } from '#testing/uploads/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { CourierRules } from './courier-rules.tsx'

beforeAll(() => giveElementsASize())

const YUN = aCandidate({ key: '190008', name: 'YunExpress' })
const YTO = aCandidate({ key: '190157', name: 'YTO' })
const RULE = { shape: 'YT #16', offered: ['190008', '190157'], courier: '190008', isOn: true }
const WORDS = 'YT 16 digits, offered YunExpress or YTO → YunExpress'

async function show(others: readonly CourierRule[] = []) {
  const store = { ...createStoreInMemory() }
  await store.rememberCouriers([YUN, YTO], 1)
  await store.keepRules([RULE, ...others])
  const id = groupId(setIdOf([YUN, YTO]), 'YT #16')
  const couriers = [{ courier: '190008', accepted: 412, rejected: 0 }]
  await store.rememberChoices({ id: 'U' }, new Map([[id, { shape: 'YT #16', at: 1, couriers }]]))
  const filledByRules = [{ shape: 'YT #16', courier: '190008', entries: 30 }]
  const header = { ...aHeader('U', 30), filledByRules }
  const { uploads } = someUploads({ list: async () => [header] })
  renderWithTexts(<CourierRules />, {
    rules: store,
    uploads,
    readSeenCouriers: store.readSeenCouriers,
    readGroupMemories: store.readGroupMemories,
  })
  await screen.findByText(WORDS)
  return store
}

test('a rule is worded as a sentence with its uses, and can be changed, switched off and deleted', async () => {
  const store = await show()
  expect(
    screen.getByText(/^Chosen for 412 entries, last .* · Filled in for 30 entries/),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: `Use ${WORDS}` }))
  await waitFor(async () => expect(await store.readRules()).toEqual([{ ...RULE, isOn: false }]))
  await userEvent.click(screen.getByRole('button', { name: `Edit ${WORDS}` }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Courier' }), 'yto{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Save rule' }))
  expect(await screen.findByText('YT 16 digits, offered YunExpress or YTO → YTO')).toBeVisible()
  expect(screen.getByText('Not used yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Delete YT 16 digits/ }))
  expect(await screen.findByText('No rules')).toBeVisible()
  expect(await store.readRules()).toEqual([])
})

const choose = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('File with courier rules'),
    new File([content], 'rules.json', { type: 'application/json' }),
  )

test('rules of a file are shown before they are imported', async () => {
  const store = await show()
  const other = { ...RULE, offered: ['190008'] }
  await choose(writeRulesFile([{ ...RULE, courier: '190157' }, other]))
  const dialog = await screen.findByRole('dialog', { name: 'Import courier rules' })
  expect(within(dialog).getByText('Replaces YunExpress')).toBeVisible()
  expect(within(dialog).getByText('New')).toBeVisible()
  expect(await store.readRules()).toEqual([RULE])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 2 rules' }))
  await screen.findByText('2 rules')
  expect(await store.readRules()).toHaveLength(2)
})

test.each([false, true])(
  'a rule of a file fills in its courier if that is allowed: %s',
  async (isAllowed) => {
    const store = await show()
    const filling = { ...RULE, shape: 'YT #15', fills: true }
    await choose(writeRulesFile([filling]))
    const allow = await screen.findByRole('checkbox', { name: /^Let 1 rule fill in couriers/ })
    expect(allow).not.toBeChecked()
    if (isAllowed) await userEvent.click(allow)
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 rule' }))
    await screen.findByText('2 rules')
    expect(await store.readRules()).toContainEqual({ ...filling, fills: isAllowed })
  },
)

test('rules that are too large to be imported again are not exported, with a message', async () => {
  const saved = noteSavedFiles()
  const offered = Array.from({ length: 5000 }, (_, n) => `${n}`.padEnd(95, 'x'))
  const rules = Array.from({ length: 3 }, (_, n) => ({ ...RULE, shape: `A #${n + 1}`, offered }))
  await show(rules)
  await userEvent.click(screen.getByRole('button', { name: 'Export rules' }))
  expect(await screen.findByText(/^These rules are over 1 MB/)).toBeVisible()
  expect(saved).toEqual([])
})

test('couriers and shapes from a file are rendered as text, cut, with control characters shown', async () => {
  await show()
  const markup = '<img src=x onerror=alert(1)>'
  const disguised = `\u202e${'x'.repeat(99)}`
  const hostile = {
    shape: '"\u2066" #3',
    offered: [markup, disguised],
    courier: markup,
    isOn: true,
  }
  await choose(writeRulesFile([hostile]))
  const dialog = await screen.findByRole('dialog', { name: 'Import courier rules' })
  const row = within(dialog).getByRole('listitem')
  expect(row).toHaveTextContent(`[U+2066] 3 digits, offered ${markup} or [U+202E]xxx`)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 1 rule' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Edit \[U\+2066\]/ }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Courier' }))
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('[U+202E]')
  expect(document.querySelector('img')).toBeNull()
})

test('another file is refused, and changes nothing', async () => {
  const store = await show()
  await choose('<b>no rules</b>')
  expect(await screen.findByRole('alert')).toHaveTextContent(/no courier rules/)
  expect(await store.readRules()).toEqual([RULE])
})

test('a rule may fill in its courier, and names a rule that conflicts with it', async () => {
  const other = { ...RULE, offered: ['190157'], courier: '190157' }
  const store = await show([other])
  const fill = screen.getByRole('checkbox', { name: `Fill in before sending: ${WORDS}` })
  await userEvent.click(fill)
  await waitFor(async () =>
    expect(await store.readRules()).toContainEqual({ ...RULE, fills: true }),
  )
  expect(await screen.findByText(/Another rule chooses YTO for these numbers/)).toBeVisible()
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Use YT 16 digits, offered YTO → YTO' }),
  )
  await waitFor(() => expect(screen.queryByText(/Another rule/)).toBeNull())
})

test('a failed change is reported, and the rule stays as it was', async () => {
  const store = await show()
  store.forgetRule = () => Promise.reject(new Error('no room'))
  await userEvent.click(screen.getByRole('button', { name: /^Delete YT 16 digits/ }))
  expect(await screen.findByText(/^The change wasn’t saved/)).toBeVisible()
  expect(screen.getByText(WORDS)).toBeVisible()
})

test('an example changes the number format of a rule, and names the rule that it replaces', async () => {
  const other = { ...RULE, shape: 'YT #15', courier: '190157' }
  const store = await show([other])
  await userEvent.click(screen.getByRole('button', { name: `Edit ${WORDS}` }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit courier rule' }))
  const example = dialog.getByRole('textbox', { name: /^Example tracking number/ })
  await userEvent.type(example, 'yt 123456789012345')
  expect(dialog.getByText(/^This replaces another rule: YT 15 digits/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }))
  // The changed rule starts without uses.
  const reshaped = { ...RULE, shape: 'YT #15', since: expect.any(Number) as number }
  await waitFor(async () => expect(await store.readRules()).toEqual([reshaped]))
  expect(await screen.findByText('1 rule')).toBeVisible()
})

test('an edit without an example changes nothing', async () => {
  const store = await show()
  await userEvent.click(screen.getByRole('button', { name: `Edit ${WORDS}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Save rule' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await store.readRules()).toEqual([RULE])
})

test('a rule without a courier is not saved, and its field asks for one', async () => {
  const own = { ...RULE, shape: 'A #3', offered: [] }
  const store = await show([own])
  await userEvent.click(screen.getByRole('button', { name: /^Edit A/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit courier rule' }))
  const courier = dialog.getByRole('combobox', { name: 'Courier code' })
  await userEvent.clear(courier)
  await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }))
  expect(await dialog.findByText('Enter a courier code.')).toBeVisible()
  expect(await store.readRules()).toContainEqual(own)
  await userEvent.type(courier, '3011')
  await waitFor(() => expect(courier).toBeValid())
  await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
