import { loadCourierList } from '#domain/couriers/courier-list.ts'
import type { Knowledge } from '#domain/draft/late-checks.ts'
import { createFormatIndex } from '#domain/formats/format-index.ts'
import { judgeNumber, judgeNumberOf } from '#domain/formats/judge-number.ts'
import { loadFormats } from '#domain/formats/load-formats.ts'
import { suggestDigits } from '#domain/formats/suggest-digits.ts'

/** What the checks know from the public lists. */
export type ListKnowledge = Omit<Knowledge, 'earlier'>

/** Loads formats and courier names, which arrive in chunks of their own. */
export async function loadListKnowledge(): Promise<ListKnowledge> {
  const [formats, couriers] = await Promise.all([loadFormats(), loadCourierList()])
  const index = createFormatIndex(formats)
  const names = new Set(
    couriers
      .flatMap(({ name, nameZhCn, nameZhHk }) => [name, nameZhCn, nameZhHk])
      .map((name) => name.toLowerCase()),
  )
  const judge = (number: string, courier: string) =>
    courier === '' ? judgeNumber(index, number) : judgeNumberOf(index, number, courier)
  return {
    fits: (number) => judgeNumber(index, number).fits.length > 0,
    checkDigitFails: (number, courier) => judge(number, courier).checkDigit === 'fails',
    checkDigitFits: (number, courier) => judge(number, courier).checkDigit === 'fits',
    suggestDigits: (number, courier) => suggestDigits(index, number, courier),
    isCourierName: (courier) => names.has(courier.toLowerCase()),
  }
}
