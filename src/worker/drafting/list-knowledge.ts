import { loadAliases } from '#domain/columns/header/load-aliases.ts'
import {
  type CourierKnowledge,
  createCourierKnowledge,
} from '#domain/couriers/list/courier-knowledge.ts'
import { loadCourierList } from '#domain/couriers/list/courier-list.ts'
import type { CourierSources } from '#domain/couriers/list/find-probable-courier.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { findNumbers, isSurelyOne, type NumberTests } from '#domain/formats/find-numbers.ts'
import {
  judgeExactly,
  judgeNumber,
  judgeNumberOf,
  likenessOf,
  suggestDigits,
} from '#domain/formats/judge-number.ts'
import { readLabel } from '#domain/formats/read-label.ts'
import { indexOfCourier, loadFormatIndex } from '#domain/formats/format-index.ts'

/** Knowledge for the checks from the public lists. */
export type ListKnowledge = Knowledge & {
  /** Adds what this browser knows about the couriers of a service. */
  readonly knowCouriers: (own: OwnCouriers) => CourierKnowledge
}

/** Couriers that this service has named, and the user's choices for names. */
export type OwnCouriers = Omit<CourierSources, 'listed'>

const NO_COURIERS: OwnCouriers = { seen: [], chosen: new Map() }

/** Loads formats and courier names, which are chunks of their own. */
export async function loadListKnowledge(): Promise<ListKnowledge> {
  const [index, listed, { isCourierWord }] = await Promise.all([
    loadFormatIndex(),
    loadCourierList(),
    loadAliases(),
  ])
  const judge = (number: string, courier: string) =>
    courier === '' ? judgeNumber(index, number) : judgeNumberOf(index, number, courier)
  const fits = (number: string) => judgeNumber(index, number).fits.length > 0
  const tests: NumberTests = {
    fits,
    fitsAsWritten: (number) => judgeExactly(index, number).fits.length > 0,
    checkDigitFits: (number) => judgeNumber(index, number).checkDigit === 'fits',
  }
  const codes = new Map(
    listed
      .flatMap(({ key, name, nameZhCn, nameZhHk }) =>
        [name, nameZhCn, nameZhHk].map((one) => [one.toLowerCase(), key] as const),
      )
      .reverse(),
  )
  const named = indexNames(listed)
  const isWord = (courier: string) => isCourierWord?.(courier) === true
  const knowCouriers = (own: OwnCouriers) => createCourierKnowledge({ ...own, listed }, isWord)
  return {
    fits,
    isSurelyOne: (joined) => isSurelyOne(joined, tests),
    couriersOf: (number) => judgeNumber(index, number).fits,
    checkDigitFails: (number, courier) => judge(number, courier).checkDigit === 'fails',
    checkDigitFits: (number, courier) => judge(number, courier).checkDigit === 'fits',
    suggestDigits: (number, courier) => suggestDigits(index, number, courier),
    couriersNamed: (name) => (name.length < 2 ? [] : [...(named.get(name.toLowerCase()) ?? [])]),
    fitsCourier: (number, code) => {
      const own = indexOfCourier(index, code)
      return own !== null && judgeNumber(own, number).fits.length > 0
    },
    isOfOtherCourier: (number, courier) => {
      // Only exact names count, since a probable courier would be a guess on top of a guess.
      const own = indexOfCourier(index, codes.get(courier.toLowerCase()) ?? courier)
      if (own === null || judgeNumber(own, number).shapeKnown || !fits(number)) return false
      // International post: the destination's post delivers numbers of the origin's post.
      return !(S10.test(number) && own.formats.some(({ check }) => check === 's10'))
    },
    readLabel: (cell) => readLabel(cell, fits),
    findNumbers: (cell) => findNumbers(cell, tests),
    looksLikeNumber: (value) => likenessOf(value, judgeNumber(index, value)),
    ...knowCouriers(NO_COURIERS),
    knowCouriers,
  }
}

/** Courier codes by full name, and by each sequence of words that a name starts with. */
function indexNames(listed: readonly CourierCandidate[]): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>()
  for (const { key, name, nameZhCn, nameZhHk } of listed) {
    for (const one of [name, nameZhCn, nameZhHk]) {
      const words = one.toLowerCase().split(' ')
      for (const last of words.keys()) {
        const beginning = words.slice(0, last + 1).join(' ')
        codes.set(beginning, (codes.get(beginning) ?? new Set()).add(key))
      }
    }
  }
  return codes
}

/** Numbers of international post. */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/i
