import { useEffect, useState } from 'react'
import type { VerdictOf } from '#domain/couriers/suggest-courier.ts'
import {
  createFormatIndex,
  type FormatIndex,
  indexOfCourier,
} from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import { loadFormats } from '#domain/formats/load-formats.ts'

/** What the known formats say of a number and a courier; undefined until they are there, after the page. */
export function useVerdict(wanted: boolean): VerdictOf | undefined {
  const [verdictOf, setVerdictOf] = useState<VerdictOf>()
  const needed = wanted && verdictOf === undefined
  useEffect(() => {
    if (!needed) return undefined
    let gone = false
    const load = async () => {
      try {
        const index = createFormatIndex(await loadFormats())
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
  return (trackingId, courierKey) => {
    const own = indexOfCourier(index, courierKey)
    if (own === null) return 'no'
    const { fits, checkDigit } = judgeNumber(own, trackingId)
    if (!fits.includes(courierKey)) return 'no'
    return checkDigit === 'fits' ? 'check-digit' : 'only-shape'
  }
}
