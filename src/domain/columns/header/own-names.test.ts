import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import { loadAliases } from './load-aliases.ts'
import { readHeader } from './read-header.ts'

test.each(LANGUAGES)('the product’s own field names in %s are recognized', async (language) => {
  const { common } = await loadCatalogue(language)
  const aliases = await loadAliases()
  const fieldOf = (header: string) => {
    const { fields, strength } = readHeader(header, aliases)
    return `${fields[0]} ${strength}`
  }
  expect([common.merchantOrderId, common.courierCode, common.trackingNumber].map(fieldOf)).toEqual([
    'merchantOrderId exact',
    'courier exact',
    'trackingId exact',
  ])
})

test.each(LANGUAGES)('a sheet with these names in %s needs no question', async (language) => {
  const { common } = await loadCatalogue(language)
  const { mapping, certain } = suggest(
    sheetOf([
      [common.orderId, 'order'],
      [common.merchantOrderId, 'merchant'],
      [common.trackingNumber, 'tracking'],
      [common.courierCode, 'code'],
    ]),
  )
  expect(mapping).toEqual({ orderId: 0, merchantOrderId: 1, trackingId: 2, courier: 3 })
  expect(certain).toBe(true)
})
