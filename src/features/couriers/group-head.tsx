import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { describeShape } from '#domain/formats/describe-shape.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './couriers.module.css'
import { useSteady } from './use-steady.ts'

type GroupHeadProps = {
  readonly group: CourierGroup
  readonly isFolded: boolean
  readonly holdsStill: boolean
  readonly showsAll: boolean
  readonly onShowAll: () => void
  /** null: this tab may not change anything. */
  readonly onLater: (() => void) | null
}

/** How many entries a group has, and what their numbers look like. */
export function GroupHead(props: GroupHeadProps) {
  const { group, isFolded, onLater, showsAll } = props
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const shape = useGroupShape(group)
  const count = group.positions.length
  const samples = useSteady(group.samples, props.holdsStill)
  return (
    <div className={styles.head}>
      <h3>
        {isFolded && <Icon name="check" />}
        {count === 0 ? t('allSent') : common('entries', { count })}{' '}
        <span className={styles.shape}>{shape}</span>
      </h3>
      {!isFolded && (
        <>
          <ul className={styles.samples}>
            {samples.map((sample, index) => (
              <li key={index} title={sample}>
                {sample}
              </li>
            ))}
          </ul>
          <div className={styles.links}>
            {samples.length > 1 && (
              <Button
                look="quiet"
                className={styles.link}
                aria-expanded={showsAll}
                disabled={count === 0}
                onClick={props.onShowAll}
              >
                {showsAll ? t('showFewer') : t('showAll', { count })}
              </Button>
            )}
            {onLater && (
              <Button look="quiet" className={styles.link} disabled={count === 0} onClick={onLater}>
                {t('later')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function useGroupShape(group: CourierGroup): string {
  return useShapeWords()(describeShape(group.samples[0] ?? ''))
}

/** The name of a group, by count and shape. */
export function useGroupLabel(group: CourierGroup): string {
  const t = useTranslations('couriers')
  return t('group', { count: group.positions.length, shape: useGroupShape(group) })
}
