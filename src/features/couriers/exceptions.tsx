import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { GroupChoice } from '#domain/couriers/describe-choice.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { UploadView } from '#run/upload-run.ts'
import styles from './couriers.module.css'
import { useNameOfKey } from '#features/couriers/choice/use-name-of-key.ts'

const NAMED = 3

type ExceptionsProps = {
  readonly view: UploadView
  readonly group: CourierGroup
  readonly choice: GroupChoice
}

/** Says which entries go with another courier than the group's. */
export function Exceptions({ view, group, choice }: ExceptionsProps) {
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
