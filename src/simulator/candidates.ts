import { loadCourierList } from '#domain/couriers/list/courier-list.ts'
import { loadFormatIndex } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'

const couriers = await loadCourierList()
const byKey = new Map(couriers.map((courier) => [courier.key, courier]))
const index = await loadFormatIndex()

const FEWEST = 2
const MOST = 6

/** The couriers that the service asks about, by the number alone; null when it need not or cannot ask. */
export function candidatesOfNumber(trackingId: string): readonly CourierCandidate[] | null {
  const { fits } = judgeNumber(index, trackingId)
  return fits.length < FEWEST || fits.length > MOST ? null : pick(fits)
}

/** The candidates that a practice value asks for; null when it asks for none. */
export function candidatesOfPractice(
  effect: PracticeEffect | null,
): readonly CourierCandidate[] | null {
  return (effect && PRACTICE_CANDIDATES[effect]) ?? null
}

function pick(keys: readonly string[]): readonly CourierCandidate[] {
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

const YANWEN = '190012'
const YUNEXPRESS = '190008'
/** Two couriers with nearly the same name. */
const SF_EXPRESS = ['190766', '100012']
/** Tracks nothing that looks like the numbers of the sample. */
const POST_OF_MEXICO = '13141'

const UNKNOWN: CourierCandidate = {
  key: '999998',
  name: 'Courier 999998',
  nameZhCn: '',
  nameZhHk: '',
  country: '',
  countryIso: '',
  url: '',
  group: '',
}

/** What a page must show as text and never follow or run. */
const HOSTILE: CourierCandidate = {
  ...UNKNOWN,
  key: '999999',
  name: '<img src=x onerror="alert(1)">',
  nameZhCn: '<b>快递</b>',
  nameZhHk: '<b>快遞</b>',
  countryIso: 'ZZ',
  url: 'javascript:alert(1)',
}

/** Suggestions are not tested against themselves: some of these are wrong, repeated or known nowhere. */
const PRACTICE_CANDIDATES: { readonly [effect in PracticeEffect]?: readonly CourierCandidate[] } = {
  'ambiguous-2': pick([YUNEXPRESS, YANWEN]),
  'ambiguous-40': couriers.slice(0, 40),
  'ambiguous-odd': [
    ...pick([POST_OF_MEXICO, YANWEN, ...SF_EXPRESS, YANWEN]),
    ...pick([YANWEN]).map((namesake) => ({ ...namesake, key: '999997' })),
    UNKNOWN,
    HOSTILE,
  ],
  'no-candidates': [],
  'named-twice': pick([YUNEXPRESS, YANWEN]),
}
