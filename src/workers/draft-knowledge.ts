import { loadAliases } from '#domain/columns/load-aliases.ts'
import { loadCourierList } from '#domain/couriers/courier-list.ts'
import type { Knowledge } from '#domain/draft/late-checks.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { judgeNumber, judgeNumberOf } from '#domain/formats/judge-number.ts'
import { indexOfCourier } from '#domain/formats/format-index.ts'
import { loadFormatIndex } from '#domain/formats/load-formats.ts'
import type { NumberVerdict } from '#domain/formats/number-verdict.ts'
import { suggestDigits } from '#domain/formats/suggest-digits.ts'

/** What the checks know from the public lists. */
export type ListKnowledge = Omit<Knowledge, 'earlier'>

/** Loads formats and courier names, which arrive in chunks of their own. */
export async function loadListKnowledge(): Promise<ListKnowledge> {
  const [index, couriers, { isCourierWord }] = await Promise.all([
    loadFormatIndex(),
    loadCourierList(),
    loadAliases(),
  ])
  const names = new Set(
    couriers
      .flatMap(({ name, nameZhCn, nameZhHk }) => [name, nameZhCn, nameZhHk])
      .map((name) => name.toLowerCase()),
  )
  const judge = (number: string, courier: string) =>
    courier === '' ? judgeNumber(index, number) : judgeNumberOf(index, number, courier)
  const fits = (number: string) => judgeNumber(index, number).fits.length > 0
  const byName = new Map(
    couriers
      .flatMap(({ key, name, nameZhCn, nameZhHk }) =>
        [name, nameZhCn, nameZhHk].map((one) => [one.toLowerCase(), { key, name }] as const),
      )
      .reverse(),
  )
  const isName = remembering(
    (courier) => names.has(courier.toLowerCase()) || isCourierWord?.(courier) === true,
  )
  return {
    fits,
    checkDigitFails: (number, courier) => judge(number, courier).checkDigit === 'fails',
    checkDigitFits: (number, courier) => judge(number, courier).checkDigit === 'fits',
    suggestDigits: (number, courier) => suggestDigits(index, number, courier),
    isCourierName: isName,
    couriersNamed: (name) => {
      const wanted = name.toLowerCase()
      return wanted.length < 2
        ? []
        : couriers.filter((one) => isNamed(one, wanted)).map(({ key }) => key)
    },
    probableCourier: (name) => byName.get(name.toLowerCase()) ?? null,
    fitsCourier: (number, code) => {
      const own = indexOfCourier(index, code)
      return own !== null && judgeNumber(own, number).fits.length > 0
    },
    isOfOtherCourier: (number, courier) => {
      const code = byName.get(courier.toLowerCase())?.key ?? courier
      const own = indexOfCourier(index, code)
      if (own === null || judgeNumber(own, number).shapeKnown || !fits(number)) return false
      // The post of the destination delivers what the post of the origin has numbered.
      return !(S10.test(number) && own.formats.some(({ check }) => check === 's10'))
    },
    looksLikeNumber: (value) => likenessOf(value, judgeNumber(index, value)),
  }
}

function isNamed({ name, nameZhCn, nameZhHk }: CourierCandidate, wanted: string): boolean {
  return [name, nameZhCn, nameZhHk].some((one) => {
    const known = one.toLowerCase()
    return known === wanted || known.startsWith(`${wanted} `)
  })
}

/** As the posts of the world number what they send each other. */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/i

/** Two letters or more in front, as couriers mark their numbers; and one digit at least for most letters. */
const MARKED = /^(?:[A-Z]{2,4}\d{8,}[A-Z]{0,2}|1Z[A-Z0-9]{16})$/i
const LONG = /^\d{18,}$/
const DIGITS = /^\d{12,}$/

/** A value of digits alone fits some format by chance; a check digit and a length make that unlikely. */
function likenessOf(value: string, { fits, checkDigit }: NumberVerdict) {
  if (fits.length === 0) return 'no'
  const isChecked = checkDigit === 'fits'
  if (MARKED.test(value) || (isChecked && LONG.test(value))) return 'surely'
  return isChecked && DIGITS.test(value) ? 'perhaps' : 'loosely'
}

/** More different couriers are none. */
const MOST_REMEMBERED = 1000

/** A sheet has few couriers, each many times. */
function remembering(find: (courier: string) => boolean): (courier: string) => boolean {
  const known = new Map<string, boolean>()
  return (courier) => {
    const answer = known.get(courier) ?? find(courier)
    if (known.size < MOST_REMEMBERED) known.set(courier, answer)
    return answer
  }
}
