import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CourierReplacement, CourierValue } from '#domain/draft/changes/courier-values.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'
import { aCandidate } from '#testing/builders.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { showInSheet } from '#testing/sheets/in-sheet.tsx'
import { ProbableCodes } from './probable-codes.tsx'

const courier = (key: string, name: string, from: ProbableCourier['from']): ProbableCourier => ({
  ...aCandidate({ key, name, nameZhCn: '', nameZhHk: '' }),
  from,
})
const named = (value: string, count: number, ...probably: ProbableCourier[]): CourierValue => ({
  value,
  count,
  isName: true,
  probably,
})

const DHL = named('DHL Express', 2, courier('100001', 'DHL Express', 'service'))
const SF = named('順豐', 1, courier('100012', 'SF Express', 'public-list'))
const RIDER = named('Rider', 40, courier('R1', '', 'chosen-before'))
const DPD = named(
  'DPD',
  3,
  courier('100007', 'DPD (DE)', 'public-list'),
  courier('100010', 'DPD (UK)', 'public-list'),
)
const CODE: CourierValue = { value: '3011', count: 9, isName: false, probably: [] }
const STRANGE = named('Somebody', 1)

const renderNames = (...values: readonly CourierValue[]) => {
  const setCouriers = vi.fn<(replacements: readonly CourierReplacement[]) => void>()
  const onReview = vi.fn<() => void>()
  const listCouriers = () => Promise.resolve({ values, total: values.length })
  const draft = aDraft({ listCouriers, setCouriers })
  const user = showInSheet(draft, <ProbableCodes onReview={onReview} />)
  return { setCouriers, onReview, user }
}

test('names are listed with their codes and the source of these, and one click uses them all', async () => {
  const { setCouriers, user } = renderNames(RIDER, DHL, SF, DPD, CODE, STRANGE)
  const region = await screen.findByRole('region', { name: 'Courier names' })
  expect(region).toHaveTextContent('3 courier names matched to codes')
  expect(region).toHaveTextContent('Chosen before Rider → R1 (40 rows)')
  expect(region).toHaveTextContent('Seen in your service’s answers DHL Express → 100001 (2 rows)')
  expect(region).toHaveTextContent(
    'From a public list. Your service may use other codes. 順豐 → SF Express 100012 (1 row)',
  )
  await user.click(screen.getByRole('button', { name: 'Use these codes' }))
  expect(setCouriers).toHaveBeenCalledExactlyOnceWith([
    { value: 'Rider', code: 'R1' },
    { value: 'DHL Express', code: '100001' },
    { value: '順豐', code: '100012', isUnconfirmed: true },
  ])
})

test('a name that fits several couriers is reported, and never decided', async () => {
  const { setCouriers, onReview, user } = renderNames(DPD)
  const region = await screen.findByRole('region', { name: 'Courier names' })
  expect(region).toHaveTextContent('1 name fits several couriers: DPD.')
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose codes' }))
  expect(onReview).toHaveBeenCalledOnce()
  expect(setCouriers).not.toHaveBeenCalled()
})

test('of very many names the first are listed, and the others counted', async () => {
  const many = Array.from({ length: 8 }, (_, n) => {
    return named(`Name ${n}`, 1, courier(`10000${n}`, `Name ${n}`, 'service'))
  })
  const { setCouriers, user } = renderNames(...many)
  expect(await screen.findByText('Name 4 → 100004 (1 row)')).toBeVisible()
  expect(screen.getByText('3 more')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use these codes' }))
  expect(setCouriers.mock.calls[0]?.[0]).toHaveLength(8)
})

test('without a name that has a code there is no notice', async () => {
  renderNames(STRANGE, CODE)
  await Promise.resolve()
  expect(screen.queryByRole('region', { name: 'Courier names' })).toBeNull()
})
