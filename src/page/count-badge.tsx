import { useFormatter } from '#i18n/use-translations.ts'

type CountBadgeProps = {
  readonly count: number
  /** What is counted, for the tip under the mouse. */
  readonly meaning: string
}

/** A number beside a name: so much is left to do there. */
export function CountBadge({ count, meaning }: CountBadgeProps) {
  const format = useFormatter()
  return (
    <span className="badge" title={meaning} aria-hidden="true">
      {format.number(count)}
    </span>
  )
}
