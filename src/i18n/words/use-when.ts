import { useCallback } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'

const DAY_MS = 86_400_000

/** Says when something was as people do: "today 09:14", "yesterday 16:02", else with the date. */
export function useWhen(): (at: number) => string {
  const format = useFormatter()
  const locale = useLocale()
  const t = useTranslations('common')
  return useCallback(
    (at: number) => {
      const time = format.dateTime(at, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
      const days = daysBetween(at, Date.now())
      if (days === 0 || days === 1) {
        const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
        return t('dayAndTime', { day, time, hour: new Date(at).getHours() })
      }
      return format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
    },
    [format, locale, t],
  )
}

function daysBetween(earlier: number, later: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS)
}

/** A length of time in the unit that people would use: seconds, minutes, hours. */
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
