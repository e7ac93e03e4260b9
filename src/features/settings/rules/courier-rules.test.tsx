import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createCandidateFolder } from '#domain/couriers/fold-candidates.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { writeRulesFile } from '#storage/rules-file.ts'
import { aCandidate } from '#testing/builders.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { CourierRules } from './courier-rules.tsx'

const YUN = aCandidate({ key: '190008', name: 'YunExpress' })
const YTO = aCandidate({ key: '190157', name: 'YTO' })
const RULE = { shape: 'YT #16', offered: ['190008', '190157'], courier: '190008', isOn: true }
const WORDS = 'YT 16 digits, offered YunExpress or YTO → YunExpress'

async function show() {
  const store = createStoreInMemory()
  await store.rememberCouriers([YUN, YTO], 1)
  await store.keepRules([RULE])
  const id = groupId(createCandidateFolder()([YUN, YTO]), 'YT #16')
  const couriers = [{ courier: '190008', accepted: 412, rejected: 0 }]
  await store.rememberChoices('U', new Map([[id, { shape: 'YT #16', at: 1, couriers }]]))
  renderWithTexts(<CourierRules />, {
    rules: store,
    readSeenCouriers: store.readSeenCouriers,
    readGroupMemories: store.readGroupMemories,
  })
  await screen.findByText(WORDS)
  return store
}

test('a rule is read as a sentence, with its uses, and is changed, switched off and deleted', async () => {
  const store = await show()
  expect(screen.getByText(/^Chosen for 412 entries, last /)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: `Use ${WORDS}` }))
  await waitFor(async () => expect(await store.readRules()).toEqual([{ ...RULE, isOn: false }]))
  const courier = screen.getByRole('combobox', { name: `Courier of ${WORDS}` })
  await userEvent.selectOptions(courier, 'YTO (190157)')
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

test('another file is refused, and changes nothing', async () => {
  const store = await show()
  await choose('<b>no rules</b>')
  expect(await screen.findByRole('alert')).toHaveTextContent(/no courier rules/)
  expect(await store.readRules()).toEqual([RULE])
})
