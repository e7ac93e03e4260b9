import { useEffect, useState } from 'react'
import { judgeNumberOf } from '#domain/formats/judge-number.ts'
import { loadFormatIndex } from '#domain/formats/load-formats.ts'
import type { CheckDigits } from './mend-entry.ts'

const UNKNOWN: CheckDigits = () => false

/** Tells of wrong check digits once something was mended and the formats are there; until then of none. */
export function useCheckDigits(wanted: boolean): CheckDigits {
  const [check, setCheck] = useState<{ readonly fails: CheckDigits } | null>(null)
  const needed = wanted && check === null
  useEffect(() => {
    if (!needed) return undefined
    let gone = false
    const load = async () => {
      try {
        const index = await loadFormatIndex()
        const fails: CheckDigits = (trackingId, courier) =>
          trackingId !== '' && judgeNumberOf(index, trackingId, courier).checkDigit === 'fails'
        if (!gone) setCheck({ fails })
      } catch {
        // Without the formats there is no such warning; mending works as well.
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [needed])
  return check?.fails ?? UNKNOWN
}
