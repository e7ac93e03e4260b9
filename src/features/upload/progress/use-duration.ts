import { useFormatter } from '#i18n/use-translations.ts'

/** A length of time in the unit that people would use: seconds, minutes, hours. */
export function useDuration(): (ms: number) => string {
  const format = useFormatter()
  return (ms) => {
    const seconds = ms / 1000
    const [value, unit] =
      seconds < 90
        ? ([seconds, 'second'] as const)
        : seconds < 5400
          ? ([seconds / 60, 'minute'] as const)
          : ([seconds / 3600, 'hour'] as const)
    const whole = Math.max(1, Math.round(value))
    return format.number(whole, { style: 'unit', unit, unitDisplay: 'short' })
  }
}
