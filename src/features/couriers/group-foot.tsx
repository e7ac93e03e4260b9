import type { GroupChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UploadView } from '#run/upload-run.ts'
import styles from './couriers.module.css'
import { useNameOfKey } from '#features/couriers/choice/use-name-of-key.ts'

type GroupFootProps = {
  readonly view: UploadView
  readonly group: CourierGroup
  readonly choice: GroupChoice
  readonly onSet: (positions: readonly Position[], courier: string, courierName: string) => void
}

/** What does not go with the group's courier, and the ways to change that. */
export function GroupFoot({ view, group, choice, onSet }: GroupFootProps) {
  const t = useTranslations('couriers')
  const nameOfKey = useNameOfKey(group.candidates)
  const { courier, exceptions, undecided } = choice
  const name = courier === null ? '' : nameOfKey(courier)
  const isPartly = undecided.length < group.positions.length && undecided.length > 0
  const offersRest = view.canAct && courier !== null && isPartly
  if (exceptions.length === 0 && !offersRest) return null
  return (
    <div className={styles.groupFoot}>
      <Exceptions view={view} group={group} choice={choice} />
      {view.canAct && courier !== null && exceptions.length > 0 && (
        <Button look="quiet" onClick={() => onSet(exceptions, courier, name)}>
          {t('setExceptions', { count: exceptions.length, courier: name })}
        </Button>
      )}
      {offersRest && (
        <Button look="quiet" onClick={() => onSet(undecided, courier, name)}>
          {t('setOthers', { count: undecided.length, courier: name })}
        </Button>
      )}
    </div>
  )
}

const NAMED = 3

/** Says which entries go with another courier than the group's. */
function Exceptions({ view, group, choice }: Omit<GroupFootProps, 'onSet'>) {
  const t = useTranslations('couriers')
  const enumerate = useEnumeration()
  const nameOfKey = useNameOfKey(group.candidates)
  const { exceptions, courier } = choice
  if (exceptions.length === 0) return null
  const { entries, choices } = view.state
  const named = exceptions.slice(0, NAMED).map((position) =>
    t('goesWith', {
      order: entries.at(position)?.orderId ?? '',
      courier: nameOfKey(choices.get(position) ?? ''),
    }),
  )
  const more = exceptions.length - named.length
  const all = [...named, ...(more > 0 ? [t('andMore', { count: more })] : [])]
  const list = enumerate(all)
  return (
    <p className={styles.exceptions}>
      {t(courier === null ? 'chosenAlone' : 'exceptions', { count: exceptions.length, list })}
    </p>
  )
}
