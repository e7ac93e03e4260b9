import type { OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import { useGroupLabel } from '#upload/couriers/group-head.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import styles from './proposed-list.module.css'

type ProposedListProps<Choice extends OpenGroup> = {
  readonly proposed: readonly Choice[]
  readonly taken: readonly Choice[]
  readonly onTake: (taken: readonly Choice[]) => void
  /** Text about a choice, beside its group. */
  readonly about?: (choice: Choice) => { readonly courier: string; readonly reason: string }
}

/** Groups that would get a courier, one per line. Deselected groups stay open. */
export function ProposedList<Choice extends OpenGroup>(props: ProposedListProps<Choice>) {
  const { proposed, taken, onTake } = props
  const t = useTranslations('couriers.accept')
  return (
    <>
      {proposed.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = taken.length > 0 && taken.length < proposed.length
            }}
            checked={taken.length === proposed.length}
            onChange={({ target }) => onTake(target.checked ? proposed : [])}
          />
          {t('all', { count: proposed.length })}
        </label>
      )}
      <ul className={styles.list} data-columns={props.about === undefined}>
        {proposed.map((choice) => (
          <Line
            key={choice.group.id}
            choice={choice}
            isTaken={taken.includes(choice)}
            onTake={(isTaken) =>
              onTake(proposed.filter((one) => (one === choice ? isTaken : taken.includes(one))))
            }
            {...props.about?.(choice)}
          />
        ))}
      </ul>
    </>
  )
}

type LineProps = {
  readonly choice: OpenGroup
  readonly isTaken: boolean
  readonly onTake: (isTaken: boolean) => void
  readonly courier?: string
  readonly reason?: string
}

function Line({ choice: { group, positions }, isTaken, onTake, courier, reason }: LineProps) {
  const label = useGroupLabel({ ...group, positions })
  const samples = group.samples.map((sample) => plainText(sample)).join(' · ')
  return (
    <li>
      <label className={styles.line} title={samples}>
        <input
          type="checkbox"
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
        />
        <span>
          {label} {courier && <span className={styles.samples}>{samples}</span>}
        </span>
        {courier && (
          <span>
            <strong>{courier}</strong> {reason && <span className="small">{reason}</span>}
          </span>
        )}
      </label>
    </li>
  )
}
