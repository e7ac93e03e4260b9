import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import {
  aTally,
  EMS,
  group,
  POST,
  radiosOf,
  showAfter,
  showCouriers,
  TWO_KINDS,
} from '#testing/uploads/show-couriers.tsx'

beforeAll(() => giveElementsASize())

test('a courier shows its names in other languages, its country, code and site', async () => {
  await showCouriers(TWO_KINDS.slice(0, 1), () => [POST, EMS])
  const row = screen.getByRole('radio', { name: /China Post/ }).closest('div') as HTMLElement
  expect(row).toHaveTextContent('1China Post 中国邮政 · 中國郵政 China 3011')
  expect(within(row).getByText('中国邮政')).toHaveAttribute('lang', 'zh-Hans')
  expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://yjcx.ems.com.cn/')
})

test('an invalid address is rendered as text, and so is markup', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  await showCouriers(TWO_KINDS.slice(0, 1), () => [
    { ...POST, name: hostile, url: 'javascript:alert(1)', countryIso: 'not a code' },
    EMS,
  ])
  expect(screen.getByRole('region', { name: 'Choose couriers' })).toHaveTextContent(hostile)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(document.querySelector('img')).toBeNull()
})

test('the one courier whose formats fit all numbers is suggested, and not chosen automatically', async () => {
  const run = await showCouriers([anEntry({ trackingId: 'RB123456785CN' })], () => [
    aCandidate({ key: '999999', name: 'Nobody knows' }),
    POST,
    radiosOf,
  ])
  const suggested = await screen.findByText('Check digit fits')
  expect(suggested.closest('label')).toHaveTextContent('China Post')
  expect(screen.getByRole('radio', { name: /China Post/ })).not.toBeChecked()
  expect(run.state().choices.size).toBe(0)
})

test('a candidate that is offered twice is shown once; couriers with the same name show their codes', async () => {
  const duplicate = { ...POST, key: '9999', group: '12' }
  await showCouriers(TWO_KINDS.slice(0, 2), () => [POST, POST, duplicate])
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: /China · group 12 9999/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Show all/ }))
  const [ofFirst] = await screen.findAllByRole('combobox', { name: /^Courier for order/ })
  if (ofFirst) await userEvent.click(ofFirst)
  expect(screen.getByRole('option', { name: /^China Post .*group 12 9999/ })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Not chosen' })).toBeVisible()
})

test('the corporate group is hidden if only one courier has the name', async () => {
  await showCouriers(TWO_KINDS.slice(0, 1), () => [{ ...POST, group: '12' }, EMS])
  expect(screen.queryByText(/group 12/)).not.toBeInTheDocument()
})

test('a courier without an ISO code has the country that the service declares, unless that is a number', async () => {
  await showCouriers(TWO_KINDS.slice(0, 1), () => [
    { ...POST, countryIso: '', country: 'Hong Kong' },
    { ...EMS, countryIso: '', country: '301' },
  ])
  expect(screen.getByRole('radio', { name: /Hong Kong 3011/ })).toBeInTheDocument()
  expect(screen.queryByText(/301(?!\d)/)).not.toBeInTheDocument()
})

test('a bare host becomes a link; an address with a user name is text', async () => {
  await showCouriers(TWO_KINDS.slice(0, 1), () => [
    { ...POST, url: 'www.dhl.com' },
    { ...EMS, url: 'https://user:pass@evil.example' },
  ])
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.dhl.com/')
  expect(screen.getByText('https://user:pass@evil.example').closest('a')).toBeNull()
})

test('an earlier choice comes first with its reason, and the first digit takes it', async () => {
  const run = await showAfter(aTally('3013', 412), aTally('3011', 3))
  const ofLp = group('3 entries, LP 9 digits CN')
  expect(within(ofLp).getAllByRole('radio')[0]).toHaveAccessibleName(
    /China EMS .*You chose it for 412 entries/,
  )
  expect(run.state().choices.size).toBe(0)
  within(ofLp).getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('1')
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013']))
})

test('in an upload of a shop, that shop’s choice comes first, however often other shops chose differently', async () => {
  const id = groupId(setIdOf([POST, EMS]), 'LP #9 CN')
  const uploads = [
    { upload: 'U1', at: 2, shop: 'South', couriers: [aTally('3013', 412)] },
    { upload: 'U2', at: 1, shop: 'North', couriers: [aTally('3011', 3)] },
  ]
  const kept = new Map([[id, { shape: 'LP #9 CN', uploads }]])
  await showCouriers(
    TWO_KINDS,
    () => [EMS, POST],
    { readGroupMemories: async () => kept },
    { shop: 'North' },
  )
  expect(radiosOf('3 entries, LP 9 digits CN')[0]).toHaveAccessibleName(
    /China Post .*You chose it for 3 entries/,
  )
})
