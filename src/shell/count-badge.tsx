import { useFormatter } from '#i18n/use-translations.ts'

type CountBadgeProps = {
  readonly count: number
  /** Meaning of the count, as a tooltip. */
  readonly meaning: string
}

/** Number of open items beside a name. */
export function CountBadge({ count, meaning }: CountBadgeProps) {
  const format = useFormatter()
  return (
    <span className="badge" title={meaning} aria-hidden="true">
      {format.number(count)}
    </span>
  )
}
