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

/** Returns the candidates for a tracking number; null when there is only one, none or too many. */
export function candidatesOfNumber(trackingId: string): readonly CourierCandidate[] | null {
  const { fits } = judgeNumber(index, trackingId)
  return fits.length < FEWEST || fits.length > MOST ? null : pick(fits)
}

/** Returns the candidates of a practice value; null when it has none. */
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
/** Two couriers with nearly identical names. */
const SF_EXPRESS = ['190766', '100012']
/** A courier whose formats don't fit the numbers of the sample. */
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

/** Content that a page must show as text and never follow or run. */
const HOSTILE: CourierCandidate = {
  ...UNKNOWN,
  key: '999999',
  name: '<img src=x onerror="alert(1)">',
  nameZhCn: '<b>快递</b>',
  nameZhHk: '<b>快遞</b>',
  countryIso: 'ZZ',
  url: 'javascript:alert(1)',
}

/** Some of these candidates are wrong, repeated or unknown, so that suggestions are not tested against themselves. */
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
