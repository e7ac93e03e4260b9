import { addTo } from '#base/group-by.ts'
import COURIER_ALIASES from './courier-aliases.json'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { countryOf } from './courier-list.ts'
import { plainName, simplify } from './courier-memory.ts'
import { pinyinOf } from './pinyin.ts'

/**
 * Returns the text by which a courier is searched: its names in all languages, their pinyin, its common names, code,
 * country and host.
 */
export function courierSearchText(courier: CourierCandidate): string {
  const { name, nameZhCn, nameZhHk, key, url } = courier
  const names = [...new Set([name, nameZhCn, nameZhHk])].filter(Boolean)
  const called = names.flatMap((one) => ALIASES.get(plainName(one)) ?? [])
  const typed = new Set(names.flatMap((one) => pinyinOf(simplify(one))))
  const words = [...names, ...called, ...typed, key, countryOf(courier), hostOf(url)]
  return words.join(' ')
}

/** Common names of couriers, by their listed names. */
const ALIASES: ReadonlyMap<string, readonly string[]> = indexAliases()

function indexAliases(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>()
  for (const [called = '', means = ''] of COURIER_ALIASES)
    for (const name of means.split('; ').filter(Boolean).map(plainName))
      for (const one of called.split('; ')) addTo(byName, name, one)
  return byName
}

/** Returns the host of an address, which may lack a scheme. */
function hostOf(url: string): string {
  return /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#\s]*)/i.exec(url.trim())?.[1] ?? ''
}
