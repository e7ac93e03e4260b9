import { expect, test } from 'vitest'
import { hasDashes, isMarketplaceId, withHyphens } from './dashes.ts'

test.each(Array.from('\u00AD\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63'))(
  'the dash “%s” inside an ID becomes a hyphen',
  (dash) => {
    expect(withHyphens(`115${dash}3941609${dash}8772032`)).toBe('115-3941609-8772032')
    expect(hasDashes(`SO${dash}1001`)).toBe(true)
  },
)

test.each(['SO-1001', 'SO-40 – SO-44', '– 1001', '注文－1001', 'A_1/2'])(
  '%s has no dash inside that isn’t a hyphen',
  (id) => {
    expect(hasDashes(id)).toBe(false)
    expect(withHyphens(id)).toBe(id)
  },
)

test('the IDs of marketplaces are known by their hyphens', () => {
  expect(
    ['115-3941609-8772032', '12-03456-10000', 'PO-211-01234567890123456'].every(isMarketplaceId),
  ).toBe(true)
  expect(['SO-1001', '115-394-877', '2026-11-05'].some(isMarketplaceId)).toBe(false)
})
