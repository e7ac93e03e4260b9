import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { common } from '#i18n/en/common.ts'
import { aCandidate } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import {
  aTally,
  change,
  memories,
  showCouriers,
  TWO_KINDS,
} from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

test('more than ten candidates are searched, also by a name in another language', async () => {
  const many: CourierCandidate[] = Array.from({ length: 2500 }, (_, n) =>
    aCandidate({ key: `${100 + n}`, name: `Courier ${n}`, nameZhCn: n === 7 ? '顺丰' : '' }),
  )
  const run = await showCouriers(TWO_KINDS.slice(0, 3), () => many)
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

test('of more than ten candidates, those used before are one press away', async () => {
  const many = Array.from({ length: 40 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
  const run = await showCouriers(TWO_KINDS.slice(0, 3), () => many, {
    readGroupMemories: async () => memories('elsewhere', '#7', [aTally('999', 3), aTally('7', 2)]),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /^N7 .*Used before/ }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['7', '7', '7']))
  expect(change('3 entries, LP 9 digits CN')).toHaveFocus()
})

test('with more than ten candidates, a digit takes a likely one, Z undoes it, and Enter moves on', async () => {
  const many = Array.from({ length: 40 }, (_, n) => aCandidate({ key: `${n}`, name: `N${n}` }))
  const run = await showCouriers(TWO_KINDS, () => many, {
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

test('with more than ten candidates, a courier is found by the country that the service declares', async () => {
  const many = Array.from({ length: 11 }, (_, n) =>
    aCandidate({
      key: `${n}`,
      name: `N${n}`,
      countryIso: '',
      country: n === 7 ? 'Hong Kong' : '1',
    }),
  )
  await showCouriers(TWO_KINDS.slice(0, 3), () => many)
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
  await showCouriers(TWO_KINDS.slice(0, 3), () => many)
  await userEvent.click(await screen.findByRole('combobox', { name: '3 entries, LP 9 digits CN' }))
  expect(await screen.findByRole('option', { name: /N7/ })).toHaveStyle({ height })
})

test('without candidates the user types a code, and the choice is announced', async () => {
  const run = await showCouriers(TWO_KINDS.slice(0, 3), () => [])
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

test('a code with an invisible character is rejected with the reason', async () => {
  const run = await showCouriers(TWO_KINDS.slice(0, 3), () => [])
  const form = screen.getByRole('form', { name: '3 entries, LP 9 digits CN' })
  await userEvent.click(await within(form).findByLabelText('Courier code'))
  await userEvent.paste('30\t11')
  expect(within(form).getByLabelText('Courier code')).toHaveAccessibleDescription(common.badCode)
  await userEvent.keyboard('{Enter}')
  expect(within(form).queryByRole('button', { name: 'Use this code' })).not.toBeInTheDocument()
  expect(run.state().choices.size).toBe(0)
})

test('a code can be picked from this service’s couriers, and from a public list marked as such', async () => {
  const seen = aCandidate({ key: 'X-77', name: 'Our own Yanwen' })
  const run = await showCouriers(TWO_KINDS.slice(0, 3), () => [], {
    readSeenCouriers: async () => [seen],
  })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Courier code' }), 'yanwen')
  const options = await screen.findAllByRole('option')
  expect(options[0]).toHaveTextContent(/Our own Yanwen.*X-77.*Seen in your service’s answers/)
  expect(options[1]).toHaveTextContent(/YANWEN.*From a public list/)
  await userEvent.click(options[0] as HTMLElement)
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['X-77', 'X-77', 'X-77']))
  expect(screen.getByRole('button', { name: 'Undo Our own Yanwen' })).toBeVisible()
})
