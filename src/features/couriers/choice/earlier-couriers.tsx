import { countLastTries, type EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/couriers/couriers.module.css'
import { useNameOfKey } from './use-name-of-key.ts'

const NAMED = 3

type EarlierCouriersProps = { readonly group: CourierGroup; readonly tries: EarlierTries }

/** Says with which couriers entries of a group were sent before they came back. */
export function EarlierCouriers({ group, tries }: EarlierCouriersProps) {
  const t = useTranslations('couriers')
  const when = useWhen()
  const nameOfKey = useNameOfKey(group.candidates)
  const last = countLastTries(group.positions, tries)
  if (last.length === 0) return null
  return (
    <ul className={styles.earlier}>
      {last.slice(0, NAMED).map(({ courier, at, count }) => (
        <li key={courier}>
          <Icon name="clock" size={13} />{' '}
          {t('cameBack', { count, courier: nameOfKey(courier), time: when(at) })}
        </li>
      ))}
    </ul>
  )
}
