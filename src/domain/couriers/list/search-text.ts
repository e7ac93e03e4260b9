import { addTo } from '#domain/entry/group-by.ts'
import COURIER_ALIASES from './courier-aliases.json'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { countryOf } from './courier-list.ts'
import { plainName, simplify } from './courier-memory.ts'
import { pinyinOf } from './pinyin.ts'

/**
 * Everything by which people look for a courier: its names in all languages, how these are typed, what people call it,
 * its code, its country, its host.
 */
export function courierSearchText(courier: CourierCandidate): string {
  const { name, nameZhCn, nameZhHk, key, url } = courier
  const names = [...new Set([name, nameZhCn, nameZhHk])].filter(Boolean)
  const called = names.flatMap((one) => ALIASES.get(plainName(one)) ?? [])
  const typed = new Set(names.flatMap((one) => pinyinOf(simplify(one))))
  const words = [...names, ...called, ...typed, key, countryOf(courier), hostOf(url)]
  return words.join(' ')
}

/** What people call couriers, by the names that lists have for them. */
const ALIASES: ReadonlyMap<string, readonly string[]> = indexAliases()

function indexAliases(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>()
  for (const [called = '', means = ''] of COURIER_ALIASES)
    for (const name of means.split('; ').filter(Boolean).map(plainName))
      for (const one of called.split('; ')) addTo(byName, name, one)
  return byName
}

/** The host of an address, also of one without a scheme. */
function hostOf(url: string): string {
  return /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#\s]*)/i.exec(url.trim())?.[1] ?? ''
}
