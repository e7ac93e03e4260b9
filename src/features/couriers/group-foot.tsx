import type { GroupChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UploadView } from '#run/upload-run.ts'
import styles from './couriers.module.css'
import { Exceptions } from './exceptions.tsx'
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
