import { useEffect, useState } from 'react'
import type { VerdictOf } from '#domain/couriers/suggest-courier.ts'
import { type FormatIndex, indexOfCourier } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import { loadFormatIndex } from '#domain/formats/load-formats.ts'

/** What the known formats say of a number and a courier; undefined until they are there, after the page. */
export function useVerdict(wanted: boolean): VerdictOf | undefined {
  const [verdictOf, setVerdictOf] = useState<VerdictOf>()
  const needed = wanted && verdictOf === undefined
  useEffect(() => {
    if (!needed) return undefined
    let gone = false
    const load = async () => {
      try {
        const index = await loadFormatIndex()
        if (!gone) setVerdictOf(() => judgeBy(index))
      } catch {
        // Without the formats nothing is suggested; choosing works as well.
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [needed])
  return verdictOf
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
