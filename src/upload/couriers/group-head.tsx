import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { describeShape } from '#domain/formats/describe-shape.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './couriers.module.css'
import { useBoardContext } from './use-board.ts'

type GroupHeadProps = {
  readonly group: CourierGroup
  readonly isFolded: boolean
  /** Entries that a search finds; undefined: no search. */
  readonly found: readonly Position[] | undefined
}

/** Number of entries in a group, and the shape of their numbers. */
export function GroupHead({ group, isFolded, found }: GroupHeadProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const { state, listEntries } = useBoardContext()
  const shape = useGroupShape(group)
  const count = group.positions.length
  const isListed = state.listed.has(group.id)
  return (
    <div className={styles.head}>
      <h3>
        {isFolded && <Icon name="check" />}
        {count === 0 ? t('allSent') : common('entries', { count })}{' '}
        <span className={styles.shape}>{shape}</span>
      </h3>
      {!isFolded && (
        <div className={styles.about}>
          <Samples group={group} found={found} />
          {group.samples.length > 1 && (
            <Button
              look="quiet"
              className={styles.link}
              aria-expanded={isListed}
              disabled={count === 0}
              onClick={() => listEntries(group.id)}
            >
              {isListed ? t('showFewer') : t('showAll', { count })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Number of found entries that are named. */
const NAMED = 3

/** A sample of the group's tracking numbers, or the entries that a search finds in it. */
function Samples({ group, found = [] }: Omit<GroupHeadProps, 'isFolded'>) {
  const t = useTranslations('couriers')
  const { entries } = useUpload().view.state
  const named = found.slice(0, NAMED).map((position) => {
    const entry = entries.at(position)
    return entry ? `${plainText(entry.orderId)} · ${plainText(entry.trackingId)}` : ''
  })
  const samples = named.length > 0 ? named : [plainText(group.samples[0] ?? '')]
  return (
    <ul className={styles.samples} data-found={named.length > 0}>
      {samples.map((sample, index) => (
        <li key={index} className="cut" title={sample}>
          {sample}
        </li>
      ))}
      {found.length > NAMED && <li>{t('andMore', { count: found.length - NAMED })}</li>}
    </ul>
  )
}

/** Returns the shape of a group's numbers in words. */
const useGroupShape = ({ samples }: CourierGroup): string =>
  useShapeWords()(describeShape(samples[0] ?? ''))

export function useGroupLabel(group: CourierGroup): string {
  const t = useTranslations('couriers')
  return t('group', { count: group.positions.length, shape: useGroupShape(group) })
}
