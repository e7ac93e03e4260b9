import type { CourierGroup, PartShare } from '#domain/couriers/group-entries.ts'
import { describeShape } from '#domain/formats/describe-shape.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './couriers.module.css'
import { useGroupListContext } from './group-list-context.ts'
import { useSteady } from './use-steady.ts'

type GroupHeadProps = {
  readonly group: CourierGroup
  readonly isFolded: boolean
  /** Entries that a search finds; undefined: no search. */
  readonly named: readonly Position[] | undefined
  readonly showsAll: boolean
  readonly onShowAll: () => void
}

/** Number of entries in a group, and the shape of their numbers. */
export function GroupHead(props: GroupHeadProps) {
  const { group, isFolded, showsAll } = props
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const shape = useGroupShape(group)
  const count = group.positions.length
  return (
    <div className={styles.head}>
      <h3>
        {isFolded && <Icon name="check" />}
        {count === 0 ? t('allSent') : common('entries', { count })}{' '}
        <span className={styles.shape}>{shape}</span>
      </h3>
      {!isFolded && (
        <div className={styles.about}>
          <Samples {...props} />
          {group.samples.length > 1 && (
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
        </div>
      )}
    </div>
  )
}

/** Number of found entries that are named. */
const NAMED = 3

/** Sample tracking numbers of the group, or the entries that a search finds in it. */
function Samples({ group, named = [] }: GroupHeadProps) {
  const t = useTranslations('couriers')
  const { entries } = useUpload().view.state
  const { isFrozen } = useGroupListContext()
  const samples = useSteady(group.samples, isFrozen)
  const found = named.slice(0, NAMED).map((position) => {
    const entry = entries.at(position)
    return entry ? `${plainText(entry.orderId)} · ${plainText(entry.trackingId)}` : ''
  })
  return (
    <ul className={styles.samples} data-found={found.length > 0}>
      {(found.length > 0 ? found : samples).map((sample, index) => (
        <li key={index} className="cut" title={plainText(sample)}>
          {plainText(sample)}
        </li>
      ))}
      {named.length > NAMED && <li>{t('andMore', { count: named.length - NAMED })}</li>}
    </ul>
  )
}

/** Returns the shape of a group's numbers, and the common property of its entries if it was split. */
function useGroupShape({ samples, part }: CourierGroup): string {
  const shape = useShapeWords()(describeShape(samples[0] ?? ''))
  const shareWords = useShareWords()
  return [shape, ...(part?.shares ?? []).map(shareWords)].join(' · ')
}

function useShareWords(): (share: PartShare) => string {
  const t = useTranslations('couriers.part')
  const sourceName = useSourceName()
  return (share) => {
    switch (share.by) {
      case 'prefix':
      case 'order-prefix':
        return t(share.by, { text: share.text })
      case 'length':
        return t('length', { count: share.length })
      case 'sheet':
        return sourceName(share.source)
      case 'selection':
        return t(share.isSelected ? 'selected' : 'others')
    }
  }
}

export function useGroupLabel(group: CourierGroup): string {
  const t = useTranslations('couriers')
  return t('group', { count: group.positions.length, shape: useGroupShape(group) })
}
