import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { createCandidateFolder } from '#domain/couriers/fold-candidates.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import type { CourierTally, GroupMemories } from '#domain/couriers/memory/group-memory.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { aRun, answered } from '#testing/uploads/fake-run.ts'
import { UploadContext, useUploadView } from '#page/upload-context.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { renderWithTexts } from '#testing/render.tsx'
import type { UploadRun } from '#run/upload-run.ts'
import { common } from '#i18n/en/common.ts'
import { ChooseCouriers } from './choose-couriers.tsx'

beforeAll(() => giveElementsASize())
afterEach(() => vi.restoreAllMocks())

const POST = aCandidate({
  key: '3011',
  name: 'China Post',
  nameZhCn: '中国邮政',
  nameZhHk: '中國郵政',
  url: 'https://yjcx.ems.com.cn/',
})
const EMS = aCandidate({ key: '3013', name: 'China EMS', nameZhCn: 'China EMS', url: '' })

const entriesLike = (count: number, numberOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) =>
    anEntry({ orderId: `SO-${numberOf(n)}`, trackingId: numberOf(n) }),
  )

function Couriers({ run }: { run: UploadRun }) {
  return (
    <UploadContext value={{ run, view: useUploadView(run) }}>
      <ChooseCouriers />
    </UploadContext>
  )
}

const needingCouriers = (
  batch: readonly TrackingEntry[],
  candidatesOf: (entry: TrackingEntry) => readonly object[],
) =>
  answered({
    acceptedOrders: 0,
    ordersSelectCourier: batch.length,
    shipmentSelectCourier: batch.map((entry) => ({
      ...entry,
      possibleCouriers: candidatesOf(entry),
    })),
  })

/** An upload of which every entry needs a courier, on the screen; a resend with couriers is accepted. */
async function show(
  entries: readonly TrackingEntry[],
  candidatesOf: (entry: TrackingEntry) => readonly object[],
) {
  const run = await aRun(entries, {
    answer: (batch, number) =>
      number > 1
        ? answered({ acceptedOrders: batch.length })
        : needingCouriers(batch, candidatesOf),
  })
  await run.resume()
  renderWithTexts(<Couriers run={run.run} />)
  return run
}

const TWO_KINDS = [
  ...entriesLike(3, (n) => `LP90817263${n}CN`),
  ...entriesLike(2, (n) => `79464479013${n}`),
]
const group = (name: string) => screen.getByRole('radiogroup', { name })
const change = (name: string) => screen.getByRole('button', { name: `Change ${name}` })

test('a choice is for a whole group, the largest first, named by count and shape', async () => {
  const user = userEvent.setup()
  const run = await show(TWO_KINDS, () => [POST, EMS])
  expect(screen.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-label'))).toEqual([
    '3 entries, LP 9 digits CN',
    '2 entries, 12 digits',
  ])
  expect(screen.getByRole('button', { name: 'Send 0 entries with couriers' })).toBeDisabled()
  await user.click(
    within(group('3 entries, LP 9 digits CN')).getByRole('radio', { name: /China EMS/ }),
  )
  await user.click(await screen.findByRole('button', { name: 'Send 3 entries with couriers' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
  expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['3013', '3013', '3013'])
  await waitFor(() => expect(screen.getAllByRole('radiogroup')).toHaveLength(1))
})

test('an exception goes its own way, stays visible, and the group keeps its choice', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  await userEvent.click(screen.getByRole('button', { name: 'See all 3' }))
  const name = 'Courier for order SO-LP908172631CN'
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(screen.getByRole('option', { name: /^China Post/ }))
  expect(
    await screen.findByText('1 entry has another courier: SO-LP908172631CN with China Post'),
  ).toBeVisible()
  expect(within(ofLp).getByRole('radio', { name: /China EMS/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Send 3 entries with couriers' }))
  await waitFor(() =>
    expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['3013', '3011', '3013']),
  )
})

test('the last choice is undone by its name', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await userEvent.click(
    within(group('2 entries, 12 digits')).getByRole('radio', { name: /China Post/ }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo China Post' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(
    within(group('2 entries, 12 digits')).getByRole('radio', { name: /China Post/ }),
  ).not.toBeChecked()
})

test('a choice can be left for later', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await userEvent.click(
    within(group('2 entries, 12 digits')).getByRole('radio', { name: /China Post/ }),
  )
  await screen.findByText('2 of 5 decided')
  await userEvent.click(change('2 entries, 12 digits'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Decide later' })[1] as HTMLElement)
  await waitFor(() => expect(run.state().choices.size).toBe(0))
})

test('digits choose and Z takes back while the keyboard is in a group', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  within(group('2 entries, 12 digits')).getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013']))
  await userEvent.keyboard('z')
  await waitFor(() => expect(run.state().choices.size).toBe(0))
})

test('a courier shows its other names in their languages, its country, its code and its site', async () => {
  await show(TWO_KINDS.slice(0, 1), () => [POST, EMS])
  const row = screen.getByRole('radio', { name: /China Post/ }).closest('div') as HTMLElement
  expect(row).toHaveTextContent('1China Post 中国邮政 · 中國郵政 China 3011')
  expect(within(row).getByText('中国邮政')).toHaveAttribute('lang', 'zh-Hans')
  expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://yjcx.ems.com.cn/')
})

test('an address that is none for a browser is text, and so is hostile text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  await show(TWO_KINDS.slice(0, 1), () => [
    { ...POST, name: hostile, url: 'javascript:alert(1)', countryIso: 'not a code' },
    EMS,
  ])
  expect(screen.getByRole('region', { name: 'Choose couriers' })).toHaveTextContent(hostile)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(document.querySelector('img')).toBeNull()
})

test('the one courier whose formats fit all numbers is suggested, and not chosen by itself', async () => {
  const run = await show([anEntry({ trackingId: 'RB123456785CN' })], () => [
    aCandidate({ key: '999999', name: 'Nobody knows' }),
    POST,
  ])
  const suggested = await screen.findByText('Check digit fits')
  expect(suggested.closest('label')).toHaveTextContent('China Post')
  expect(screen.getByRole('radio', { name: /China Post/ })).not.toBeChecked()
  expect(run.state().choices.size).toBe(0)
})

test('a candidate that is offered twice is shown once; names that repeat have their codes', async () => {
  const duplicate = { ...POST, key: '9999', group: '12' }
  await show(TWO_KINDS.slice(0, 2), () => [POST, POST, duplicate])
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: /China · group 12 9999/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^See all/ }))
  const [ofFirst] = await screen.findAllByRole('combobox', { name: /^Courier for order/ })
  if (ofFirst) await userEvent.click(ofFirst)
  expect(screen.getByRole('option', { name: /^China Post .*group 12 9999/ })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Not chosen' })).toBeVisible()
})

test('a group is not shown where the name is of one courier alone', async () => {
  await show(TWO_KINDS.slice(0, 1), () => [{ ...POST, group: '12' }, EMS])
  expect(screen.queryByText(/group 12/)).not.toBeInTheDocument()
})

test('a courier without an ISO code has the country that the service declares, unless that is a number', async () => {
  await show(TWO_KINDS.slice(0, 1), () => [
    { ...POST, countryIso: '', country: 'Hong Kong' },
    { ...EMS, countryIso: '', country: '301' },
  ])
  expect(screen.getByRole('radio', { name: /Hong Kong 3011/ })).toBeInTheDocument()
  expect(screen.queryByText(/301(?!\d)/)).not.toBeInTheDocument()
})

test('a bare host is linked; an address with a user’s name in it is text', async () => {
  await show(TWO_KINDS.slice(0, 1), () => [
    { ...POST, url: 'www.dhl.com' },
    { ...EMS, url: 'https://user:pass@evil.example' },
  ])
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.dhl.com/')
  expect(screen.getByText('https://user:pass@evil.example').closest('a')).toBeNull()
})

test('past ten candidates people search, also by a name in another language', async () => {
  const many: CourierCandidate[] = Array.from({ length: 2500 }, (_, n) =>
    aCandidate({ key: `${100 + n}`, name: `Courier ${n}`, nameZhCn: n === 7 ? '顺丰' : '' }),
  )
  const run = await show(TWO_KINDS.slice(0, 3), () => many)
  const box = await screen.findByRole('combobox', { name: '3 entries, LP 9 digits CN' })
  await userEvent.type(box, '顺丰')
  await userEvent.click(await screen.findByRole('option', { name: /Courier 7/ }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['107', '107', '107']))
  expect(box).not.toBeInTheDocument()
  const again = change('3 entries, LP 9 digits CN')
  expect(again.closest('li')).toHaveTextContent('Courier 7 顺丰')
  expect(again).toHaveFocus()
  await userEvent.click(again)
  expect(screen.getByRole('combobox', { name: '3 entries, LP 9 digits CN' })).toHaveValue(
    'Courier 7',
  )
})

const aTally = (courier: string, accepted: number) => ({ courier, accepted, rejected: 0 })

const memories = (group: string, shape: string, couriers: readonly CourierTally[]): GroupMemories =>
  new Map([[group, { shape, uploads: [{ upload: 'U', at: 1, couriers }] }]])

/** What the person chose for entries like the first group of `TWO_KINDS`. */
const chosenForLp = (...couriers: readonly CourierTally[]) =>
  memories(groupId(createCandidateFolder()([POST, EMS]), 'LP #9 CN'), 'LP #9 CN', couriers)

/** The same upload after choices of earlier ones. */
async function showAfter(...couriers: readonly CourierTally[]) {
  const run = await aRun(TWO_KINDS, {
    answer: (batch) => needingCouriers(batch, () => [POST, EMS]),
  })
  await run.resume()
  const kept = chosenForLp(...couriers)
  renderWithTexts(<Couriers run={run.run} />, { readGroupMemories: async () => kept })
  return run
}

test('what was chosen before stands first with its reason, and the first key takes it', async () => {
  const run = await showAfter(aTally('3013', 412), aTally('3011', 3))
  const ofLp = group('3 entries, LP 9 digits CN')
  expect(
    await screen.findByText(
      /You chose China EMS for 412 entries like these, last .* 3 exceptions\./,
    ),
  ).toBeVisible()
  expect(within(ofLp).getAllByRole('radio')[0]).toHaveAccessibleName(/China EMS .*Chosen before/)
  expect(run.state().choices.size).toBe(0)
  within(ofLp).getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('1')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013']))
})

test('all suggestions are shown before they are accepted, and one can be left open', async () => {
  const run = await showAfter(aTally('3013', 412))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all suggestions' }))
  const dialog = screen.getByRole('dialog', { name: 'Accept all suggestions' })
  const lp = within(dialog).getByRole('checkbox', { name: /3 entries, LP 9 digits CN.*China EMS/ })
  expect(lp).toHaveAccessibleName(/You chose China EMS for 412 entries/)
  expect(run.state().choices.size).toBe(0)
  await userEvent.click(lp)
  const yes = within(dialog).getByRole('button', { name: /^Set couriers for/ })
  expect(yes).toHaveAccessibleName('Set couriers for 0 entries')
  expect(yes).toBeDisabled()
  await userEvent.click(lp)
  await userEvent.click(screen.getByRole('button', { name: 'Set couriers for 3 entries' }))
  await waitFor(() => expect([...run.state().choices.keys()]).toEqual([0, 1, 2]))
  await waitFor(() => expect(screen.getByText('3 of 5 decided')).toHaveFocus())
  expect(run.sent).toHaveLength(1)
})

test('a choice becomes a rule with one press, and the rule is taken back with another', async () => {
  const run = await aRun(TWO_KINDS, {
    answer: (batch) => needingCouriers(batch, () => [POST, EMS]),
  })
  await run.resume()
  const store = createStoreInMemory()
  renderWithTexts(<Couriers run={run.run} />, { rules: store })
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  const always = await screen.findByRole('button', { name: /^Always China EMS/, pressed: false })
  await userEvent.click(always)
  const made = { shape: 'LP #9 CN', offered: ['3011', '3013'], courier: '3013', isOn: true }
  await waitFor(async () => expect(await store.readRules()).toMatchObject([made]))
  await userEvent.click(await screen.findByRole('button', { name: /^Always/, pressed: true }))
  await waitFor(async () => expect(await store.readRules()).toEqual([]))
})

test('a rule for another courier is named before it is replaced, and is there again when that is taken back', async () => {
  const run = await aRun(TWO_KINDS, {
    answer: (batch) => needingCouriers(batch, () => [POST, EMS]),
  })
  await run.resume()
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
  renderWithTexts(<Couriers run={run.run} />, { rules: store })
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  const name = /^Always China EMS instead of China Post/
  await userEvent.click(await screen.findByRole('button', { name, pressed: false }))
  const kept = await screen.findByRole('button', { name: /^Always China EMS (?!instead)/ })
  expect(await store.readRules()).toMatchObject([{ courier: '3013', isOn: true, fills: true }])
  await userEvent.click(kept)
  await screen.findByRole('button', { name, pressed: false })
  expect(await store.readRules()).toEqual([before])
})

test('a rule that cannot be kept is said, and the choice stays', async () => {
  const run = await aRun(TWO_KINDS, {
    answer: (batch) => needingCouriers(batch, () => [POST, EMS]),
  })
  await run.resume()
  const keepRules = () => Promise.reject(new Error('no room'))
  renderWithTexts(<Couriers run={run.run} />, { rules: { ...createStoreInMemory(), keepRules } })
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Always China EMS/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The rule wasn’t saved/)
  expect(run.state().choices.size).toBe(3)
})

test('past ten candidates those that were used before are a press away', async () => {
  const many = Array.from({ length: 40 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
  const run = await aRun(TWO_KINDS.slice(0, 3), {
    answer: (batch) => needingCouriers(batch, () => many),
  })
  await run.resume()
  renderWithTexts(<Couriers run={run.run} />, {
    readGroupMemories: async () => memories('elsewhere', '#7', [aTally('999', 3), aTally('7', 2)]),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /^N7 .*Used before/ }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['7', '7', '7']))
  expect(change('3 entries, LP 9 digits CN')).toHaveFocus()
})

test('past ten candidates a digit takes a likely one, Z takes it back, and Enter goes on', async () => {
  const many = Array.from({ length: 40 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
  const run = await aRun(TWO_KINDS, { answer: (batch) => needingCouriers(batch, () => many) })
  await run.resume()
  renderWithTexts(<Couriers run={run.run} />, {
    readGroupMemories: async () => memories('elsewhere', '#7', [aTally('8', 3), aTally('7', 2)]),
  })
  const [first] = await screen.findAllByRole('radio', { name: /^N7 .*Used before/ })
  act(() => first?.focus())
  await userEvent.keyboard('1')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['7', '7', '7']))
  expect(first).toHaveFocus()
  await userEvent.keyboard('z')
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  await userEvent.keyboard('2{Enter}')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['8', '8', '8']))
  await waitFor(() =>
    expect(screen.getByRole('radiogroup', { name: /12 digits/ })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  )
  await userEvent.keyboard('1')
  await waitFor(() => expect(run.state().choices.size).toBe(5))
})

test('past ten candidates a courier is found by the country that the service declares', async () => {
  const many = Array.from({ length: 11 }, (_, n) =>
    aCandidate({
      key: `${n}`,
      name: `N${n}`,
      countryIso: '',
      country: n === 7 ? 'Hong Kong' : '1',
    }),
  )
  await show(TWO_KINDS.slice(0, 3), () => many)
  const box = await screen.findByRole('combobox', { name: '3 entries, LP 9 digits CN' })
  await userEvent.type(box, 'hong kong')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
})

test.each([
  ['wide', '44px'],
  ['narrow', '56px'],
])('on a %s page a courier of the list has room for its names', async (width, height) => {
  const media = Object.assign(window.matchMedia(''), { matches: width === 'narrow' })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media)
  const many = Array.from({ length: 11 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
  await show(TWO_KINDS.slice(0, 3), () => many)
  await userEvent.click(await screen.findByRole('combobox', { name: '3 entries, LP 9 digits CN' }))
  expect(await screen.findByRole('option', { name: /N7/ })).toHaveStyle({ height })
})

test('without candidates a code is typed, and what was taken is read out', async () => {
  const run = await show(TWO_KINDS.slice(0, 3), () => [])
  const form = screen.getByRole('form', { name: '3 entries, LP 9 digits CN' })
  await userEvent.type(await within(form).findByLabelText('Courier code'), ' 3011 ')
  await userEvent.click(within(form).getByRole('button', { name: 'Use this code' }))
  await waitFor(
    () => expect(screen.getByRole('status')).toHaveTextContent('Courier 3011 set for 3 entries'),
    { timeout: 3000 },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Send 3 entries with couriers' }))
  await waitFor(() =>
    expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['3011', '3011', '3011']),
  )
})

test('a code with a character that nobody can see is not taken, and why is said', async () => {
  const run = await show(TWO_KINDS.slice(0, 3), () => [])
  const form = screen.getByRole('form', { name: '3 entries, LP 9 digits CN' })
  await userEvent.click(await within(form).findByLabelText('Courier code'))
  await userEvent.paste('30\t11')
  expect(within(form).getByLabelText('Courier code')).toHaveAccessibleDescription(common.badCode)
  await userEvent.keyboard('{Enter}')
  expect(within(form).queryByRole('button', { name: 'Use this code' })).not.toBeInTheDocument()
  expect(run.state().choices.size).toBe(0)
})

test('Enter goes to the next undecided group, round the end, and past the last one to the sum', async () => {
  await show([...TWO_KINDS, ...entriesLike(1, () => '5550001')], () => [POST, EMS])
  within(group('2 entries, 12 digits')).getAllByRole('radio')[0]?.focus()
  const groupInFocus = () =>
    document.activeElement?.closest('[role=radiogroup]')?.getAttribute('aria-label')
  await userEvent.keyboard('1')
  await screen.findByText('2 of 6 decided')
  await userEvent.keyboard('{Enter}')
  expect(groupInFocus()).toBe('1 entry, 7 digits')
  await userEvent.keyboard('2')
  await screen.findByText('3 of 6 decided')
  await userEvent.keyboard('{Enter}')
  expect(groupInFocus()).toBe('3 entries, LP 9 digits CN')
  await userEvent.keyboard('2')
  await screen.findByText('6 of 6 decided')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('6 of 6 decided')).toHaveFocus()
})

test('a group whose choice is just being written down is passed over', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  const { append } = run.journal
  let write = () => {}
  const until = new Promise<void>((resolve) => (write = resolve))
  run.journal.append = async (events) => until.then(() => append(events))
  within(group('3 entries, LP 9 digits CN'))
    .getByRole('radio', { name: /China Post/ })
    .focus()
  await userEvent.keyboard('1{Enter}')
  expect(group('2 entries, 12 digits')).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('2{Enter}')
  expect(screen.getByText('0 of 5 decided')).toHaveFocus()
  await act(async () => write())
  expect(await screen.findByText('5 of 5 decided')).toBeVisible()
})

test('a group whose choice could not be written down is not decided', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  run.journal.failNext(1)
  within(group('3 entries, LP 9 digits CN'))
    .getByRole('radio', { name: /China Post/ })
    .focus()
  await userEvent.keyboard('1{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(group('3 entries, LP 9 digits CN')).toContainElement(document.activeElement as HTMLElement)
})

test('in the list of a group a digit chooses for one entry and goes on, Delete takes it back', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await userEvent.click(screen.getAllByRole('button', { name: /^See all/ })[1] as HTMLElement)
  await userEvent.click(screen.getByRole('gridcell', { name: '794644790130' }))
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices]).toEqual([[3, '3013']]))
  expect(screen.getByRole('gridcell', { name: '794644790131' })).toHaveFocus()
  await userEvent.keyboard('1')
  await waitFor(() => expect(run.state().choices.get(4)).toBe('3011'))
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect([...run.state().choices]).toEqual([[3, '3013']]))
})

test('exceptions can be set to the group’s courier again', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await act(() => run.run.chooseCourier([0, 1], '3013', 'China EMS'))
  await act(() => run.run.chooseCourier([2], '3011', 'China Post'))
  await userEvent.click(screen.getByRole('button', { name: 'Set this entry to China EMS too' }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013']))
  expect(screen.queryByText(/another courier/)).not.toBeInTheDocument()
})

test('entries without a choice in a group that has one can follow it', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await act(() => run.run.chooseCourier([0, 1], '3013', 'China EMS'))
  await userEvent.click(screen.getByRole('button', { name: 'Set the other entry to China EMS' }))
  await waitFor(() => expect(run.state().choices.size).toBe(3))
})

test('choices are undone one after the other, each by its name', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await act(() => run.run.chooseCourier([0, 1, 2], '3013', 'China EMS'))
  await act(() => run.run.chooseCourier([1], '3011', 'China Post'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo China Post' }))
  const first = await screen.findByRole('button', { name: 'Undo China EMS' })
  expect(first).toHaveFocus()
  await userEvent.click(first)
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(screen.getByText('0 of 5 decided')).toHaveFocus()
})

test('a group that is put off goes to the end, its choice taken back', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await act(() => run.run.chooseCourier([0, 1, 2], '3013', 'China EMS'))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Decide later' })[0] as HTMLElement)
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(screen.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-label'))).toEqual([
    '2 entries, 12 digits',
    '3 entries, LP 9 digits CN',
  ])
  expect(document.activeElement?.closest('[role=radiogroup]')).toBe(group('2 entries, 12 digits'))
})

const radiosOf = (name: string) => within(group(name)).queryAllByRole('radio')
const atWork = () => document.querySelector('[data-at-work=true] [role=radiogroup]')

test('a group that was chosen with the pointer folds to its courier, and the next one stands out', async () => {
  await show(TWO_KINDS, () => [POST, EMS])
  expect(atWork()).toBe(group('3 entries, LP 9 digits CN'))
  await userEvent.click(radiosOf('3 entries, LP 9 digits CN')[1] as HTMLElement)
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(1)
  expect(atWork()).toBe(group('2 entries, 12 digits'))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  expect(radiosOf('3 entries, LP 9 digits CN')).toHaveLength(2)
  expect(radiosOf('3 entries, LP 9 digits CN')[1]).toHaveFocus()
})

test('a group that was chosen by keys stays open until the keyboard goes on', async () => {
  await show(TWO_KINDS, () => [POST, EMS])
  radiosOf('3 entries, LP 9 digits CN')[0]?.focus()
  await userEvent.keyboard('2')
  expect(await screen.findByText('3 of 5 decided')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(change('3 entries, LP 9 digits CN')).toBeVisible()
})

test('a digit that is pressed after a press of the pointer is for the group that stands out', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  await userEvent.click(radiosOf('3 entries, LP 9 digits CN')[1] as HTMLElement)
  await userEvent.keyboard('1')
  await waitFor(() =>
    expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013', '3011', '3011']),
  )
  await userEvent.keyboard('z')
  await waitFor(() => expect(run.state().choices.size).toBe(3))
  expect(atWork()).toBe(group('2 entries, 12 digits'))
})

test('entries that come back say with which courier they were sent', async () => {
  const run = await show(TWO_KINDS, () => [POST, EMS])
  run.service.answer = (batch) => needingCouriers(batch, () => [POST, EMS])
  await act(() => run.run.chooseCourier([0, 2], '3013', 'China EMS'))
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 entries with couriers' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
  const note = await screen.findByText(
    /2 entries were sent with China EMS \(.+\)\. The service asks again/,
  )
  expect(note).toBeVisible()
  const ems = within(group('3 entries, LP 9 digits CN')).getByRole('radio', { name: /China EMS/ })
  expect(ems).not.toBeChecked()
  expect(ems.closest('label')).toHaveTextContent('Sent before')
  await userEvent.click(screen.getAllByRole('button', { name: /^See all/ })[0] as HTMLElement)
  expect(screen.getAllByRole('gridcell', { name: /^China EMS \(/ })).toHaveLength(2)
})

test('a code can be taken from couriers of this service, and from a public list that says so', async () => {
  const seen = aCandidate({ key: 'X-77', name: 'Our own Yanwen' })
  const run = await aRun(TWO_KINDS.slice(0, 3), {
    answer: (batch) => needingCouriers(batch, () => []),
  })
  await run.resume()
  renderWithTexts(<Couriers run={run.run} />, { readSeenCouriers: async () => [seen] })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Courier code' }), 'yanwen')
  const options = await screen.findAllByRole('option')
  expect(options[0]).toHaveTextContent(/Our own Yanwen.*X-77.*Offered by this service/)
  expect(options[1]).toHaveTextContent(/YANWEN.*Public list, unconfirmed/)
  await userEvent.click(options[0] as HTMLElement)
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['X-77', 'X-77', 'X-77']))
  expect(screen.getByRole('button', { name: 'Undo Our own Yanwen' })).toBeVisible()
})

test('a tab that watches shows the groups, and can neither choose nor send', async () => {
  const { run } = await aRun(TWO_KINDS, {
    answer: (batch) => needingCouriers(batch, () => [POST, EMS]),
  })
  run.resume()
  await waitFor(() => expect(run.getSnapshot().state.counts['courier-needed']).toBe(5))
  renderWithTexts(
    <UploadContext value={{ run, view: { ...run.getSnapshot(), canAct: false } }}>
      <ChooseCouriers />
    </UploadContext>,
  )
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Send/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Decide later' })).not.toBeInTheDocument()
})

test('thousands of entries are looked at in pieces, and then they are all in their groups', async () => {
  const numbers = ['AB', 'CD'].flatMap((letters) =>
    entriesLike(1500, (n) => `${letters}${1_000_000 + n}CN`),
  )
  const run = await aRun(numbers, { answer: (batch) => needingCouriers(batch, () => [POST, EMS]) })
  await run.resume()
  renderWithTexts(<Couriers run={run.run} />)
  expect(await screen.findAllByRole('radiogroup', { name: /1,500 entries/ })).toHaveLength(2)
})
