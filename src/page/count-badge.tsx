import { useFormatter } from '#i18n/use-translations.ts'

type CountBadgeProps = {
  readonly count: number
  /** What is counted, for the tip under the mouse. */
  readonly meaning: string
}

/** How much is left to do there, beside a name. */
export function CountBadge({ count, meaning }: CountBadgeProps) {
  const format = useFormatter()
  return (
    <span className="badge" title={meaning} aria-hidden="true">
      {format.number(count)}
    </span>
  )
}
