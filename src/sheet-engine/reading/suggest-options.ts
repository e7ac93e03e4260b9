import type { HeaderAliases } from '#domain/columns/header/header-aliases.ts'
import type { SuggestOptions } from '#domain/columns/suggest-columns.ts'
import { loadCourierList } from '#domain/couriers/list/courier-list.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Store } from '#storage/store.ts'
import type { DraftSession } from '#sheet-engine/drafting/session.ts'
import { once } from '#worker-calls/once.ts'

export type SuggestSources = {
  readonly session: DraftSession
  readonly aliases: () => Promise<HeaderAliases>
  readonly store: () => Promise<Store>
}

const loadListed = once(loadCourierList)

/** What finding columns needs: the lists of headers, formats and couriers, and what the person said of such sheets before. */
export async function readSuggestOptions(sources: SuggestSources): Promise<SuggestOptions> {
  const { session } = sources
  const [known, couriers] = await Promise.all([sources.aliases(), readCouriers(sources)])
  const { fits, checkDigitFits, checkDigitFails } = session.knowledge
  const names = couriers.flatMap(({ name, nameZhCn, nameZhHk }) => [name, nameZhCn, nameZhHk])
  const nameSet = new Set(names.map((name) => name.toLowerCase()).filter((name) => name !== ''))
  const codes = new Set(couriers.map(({ key }) => key))
  const isCourierWord = (text: string) =>
    known.isCourierWord?.(text) === true || nameSet.has(text.toLowerCase())
  return {
    aliases: { ...known, isCourierWord },
    fits,
    checkDigit: (number) => {
      if (checkDigitFits(number, '')) return 'fits'
      return checkDigitFails(number, '') ? 'fails' : 'none'
    },
    isCourierCode: (text) => codes.has(text),
    remembered: (layout) => session.layouts.get(layout) ?? null,
  }
}

/** From the public list, which has been loaded with the formats, and from the answers of this service. */
async function readCouriers(sources: SuggestSources): Promise<readonly CourierCandidate[]> {
  const { session, store } = sources
  // Where the list could not be loaded, that was told when the formats were: columns are found without it.
  const listed = loadListed().catch(() => [])
  const seen = session.canKeep ? (await store()).readSeenCouriers() : []
  return (await Promise.all([listed, seen])).flat()
}
