import { loadAliases } from '#domain/columns/load-aliases.ts'
import { loadCourierList } from '#domain/couriers/courier-list.ts'
import type { Knowledge } from '#domain/draft/late-checks.ts'
import { judgeNumber, judgeNumberOf } from '#domain/formats/judge-number.ts'
import { loadFormatIndex } from '#domain/formats/load-formats.ts'
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
  const isName = remembering(
    (courier) => names.has(courier.toLowerCase()) || isCourierWord?.(courier) === true,
  )
  return {
    fits: (number) => judgeNumber(index, number).fits.length > 0,
    checkDigitFails: (number, courier) => judge(number, courier).checkDigit === 'fails',
    checkDigitFits: (number, courier) => judge(number, courier).checkDigit === 'fits',
    suggestDigits: (number, courier) => suggestDigits(index, number, courier),
    isCourierName: isName,
  }
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
