import { useCallback } from 'react'
import { useFormatter, useLocale, useTranslations } from '#i18n/use-translations.ts'

const DAY_MS = 86_400_000

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const TO_THE_SECOND = { ...CLOCK, second: '2-digit' } as const

/** Returns a function that formats every date of the product: "26 Nov", or "26 Nov 2025" in another year. */
export function useDay(): (at: number) => string {
  const format = useFormatter()
  const t = useTranslations('common')
  return useCallback(
    (at: number) => {
      const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
      return t('day', {
        day: format.dateTime(at, { day: 'numeric' }),
        month: format.dateTime(at, { month: 'short' }),
        year: isThisYear ? 'none' : format.dateTime(at, { year: 'numeric' }),
      })
    },
    [format, t],
  )
}

/** Returns a function that formats a time: "today 09:14", "yesterday 16:02", otherwise with the date. */
export function useWhen(): (at: number) => string {
  const format = useFormatter()
  const locale = useLocale()
  const t = useTranslations('common')
  const dayOf = useDay()
  return useCallback(
    (at: number) => {
      const days = daysBetween(at, Date.now())
      const isNear = days === 0 || days === 1
      const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
      return t('dayAndTime', {
        day: isNear ? relative.format(-days, 'day') : dayOf(at),
        time: format.dateTime(at, CLOCK),
        hour: new Date(at).getHours(),
      })
    },
    [format, locale, t, dayOf],
  )
}

/** Returns a function that formats a time of today as "09:14", and of another day with the date. */
export function useTimeToday(): (at: number, toTheSecond: boolean) => string {
  const format = useFormatter()
  const dayOf = useDay()
  return useCallback(
    (at: number, toTheSecond: boolean) => {
      const time = format.dateTime(at, toTheSecond ? TO_THE_SECOND : CLOCK)
      return daysBetween(at, Date.now()) === 0 ? time : `${dayOf(at)} ${time}`
    },
    [format, dayOf],
  )
}

/** Returns a function that formats date and time with seconds, to tell pastes apart and compare with server logs. */
export function useMoment(): (at: number) => string {
  const format = useFormatter()
  const dayOf = useDay()
  return (at) => `${dayOf(at)} ${format.dateTime(at, TO_THE_SECOND)}`
}

function daysBetween(earlier: number, later: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS)
}

/** Returns a function that formats a duration in a suitable unit: seconds, minutes or hours. */
export function useDuration(): (ms: number) => string {
  const t = useTranslations('upload.duration')
  return (ms) => {
    const seconds = ms / 1000
    const [value, unit] =
      seconds < 90
        ? ([seconds, 'second'] as const)
        : seconds < 5400
          ? ([seconds / 60, 'minute'] as const)
          : ([seconds / 3600, 'hour'] as const)
    return t(unit, { value: Math.max(1, Math.round(value)) })
  }
}
