import { useCallback } from 'react'
import type { VerdictOf } from '#domain/couriers/suggest-courier.ts'
import { type FormatIndex, indexOfCourier, loadFormatIndex } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import { useAnswer } from '#ui/use-answer.ts'

/** What the known formats say of a number and a courier; undefined until they are there, after the page. */
export function useVerdict(wanted: boolean): VerdictOf | undefined {
  const load = useCallback(
    async () => (wanted ? judgeBy(await loadFormatIndex()) : undefined),
    [wanted],
  )
  const verdictOf = useAnswer(load)
  // Without the formats nothing is suggested; choosing works as well.
  return verdictOf === 'failed' ? undefined : verdictOf
}

function judgeBy(index: FormatIndex): VerdictOf {
  // Most couriers of a long list have no format, and to learn that all formats are looked through.
  const without = new Set<string>()
  return (trackingId, courierKey) => {
    const own = without.has(courierKey) ? null : indexOfCourier(index, courierKey)
    if (own === null) {
      without.add(courierKey)
      return 'no'
    }
    const { fits, checkDigit } = judgeNumber(own, trackingId)
    if (!fits.includes(courierKey)) return 'no'
    return checkDigit === 'fits' ? 'check-digit' : 'only-shape'
  }
}
