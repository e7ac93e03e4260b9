import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { loadAliases } from './load-aliases.ts'
import { readHeader } from './read-header.ts'

test.each(LANGUAGES)(
  'what this product calls its fields in %s is known again',
  async (language) => {
    const { common } = await loadCatalogue(language)
    const aliases = await loadAliases()
    const fieldOf = (header: string) => {
      const { fields, strength } = readHeader(header, aliases)
      return `${fields[0]} ${strength}`
    }
    expect(
      [common.merchantOrderId, common.courierCode, common.trackingNumber].map(fieldOf),
    ).toEqual(['merchantOrderId exact', 'courier exact', 'trackingId exact'])
    // In Spanish it may be the merchant's as well.
    expect(fieldOf(common.orderId)).toMatch(/^orderId/)
  },
)
