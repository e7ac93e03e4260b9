import { type Ref, useCallback, useMemo, useState } from 'react'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { LOOK_AT, suggestCourier, type VerdictOf } from '#domain/couriers/suggest-courier.ts'
import { describeShape } from '#domain/formats/describe-shape.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useUpload } from '#page/upload-context.ts'
import type { CandidateNotes } from '#features/couriers/choice/candidate.tsx'
import { CourierChoice } from '#features/couriers/choice/courier-choice.tsx'
import styles from './couriers.module.css'
import { GroupEntriesGrid } from './group-entries-grid.tsx'
import { EarlierCouriers, GroupFoot, JoinedEntries } from './group-facts.tsx'
import { useUndoChoice } from './send-bar.tsx'
import type { ChooseForEntry } from './use-entry-columns.tsx'
import { useGroupChoice } from './use-group-choice.ts'
import { useShapeWords, useSharedNames } from '#features/couriers/choice/courier-words.ts'

type CourierGroupCardProps = {
  readonly ref: Ref<HTMLLIElement>
  readonly group: CourierGroup
  readonly tries: EarlierTries
  readonly verdictOf: VerdictOf | undefined
  /** Somebody is in the list: what is drawn keeps its height. */
  readonly holdsStill: boolean
  readonly onLater: () => void
  readonly onGoOn: () => void
}

/** Entries with the same candidates and the same kind of number: one choice for all, or one for each. */
export function CourierGroupCard(props: CourierGroupCardProps) {
  const { ref, group, tries } = props
  const { run, view } = useUpload()
  const t = useTranslations('couriers')
  const [showsAll, setShowsAll] = useState(false)
  const { waiting, sending } = view.state.counts
  const shape = useShapeWords()(describeShape(group.samples[0] ?? ''))
  const label = t('group', { count: group.positions.length, shape })
  const { choice, later: courierOfLater, ...decide } = useGroupChoice(group)
  const isEmpty = group.positions.length === 0
  const notes = useNotes(props)
  const undo = useUndoChoice()
  const chooseForEntry = useCallback<ChooseForEntry>(
    (position, courier, name) => void run.chooseCourier([position], courier, name),
    [run],
  )
  const later = () => {
    const isChosen = group.positions.some((position) => view.state.choices.has(position))
    if (isChosen || courierOfLater) decide.clear()
    props.onLater()
  }
  return (
    <li ref={ref} className={styles.group}>
      <GroupHead
        group={group}
        shape={shape}
        showsAll={showsAll}
        onShowAll={() => setShowsAll((before) => !before)}
        onLater={view.canAct ? later : null}
      />
      <EarlierCouriers group={group} tries={useSteady(tries, props.holdsStill)} />
      <CourierChoice
        label={label}
        candidates={group.candidates}
        notes={notes}
        chosen={choice.courier}
        disabled={!view.canAct || isEmpty}
        onChoose={decide.choose}
        onUndo={() => void undo()}
        onGoOn={props.onGoOn}
      />
      {showsAll && (
        <GroupEntriesGrid
          group={group}
          tries={tries}
          notes={notes}
          label={label}
          onChoose={chooseForEntry}
        />
      )}
      <JoinedEntries
        count={decide.joinedCount}
        courier={courierOfLater?.courierName ?? null}
        mayCome={waiting + sending > 0}
        onSkip={view.canAct ? decide.skip : null}
      />
      <GroupFoot group={group} choice={choice} onSet={decide.chooseFor} />
    </li>
  )
}

function useNotes(props: CourierGroupCardProps): CandidateNotes {
  const { group, tries, verdictOf } = props
  const { candidates, positions } = group
  const { entries } = useUpload().view.state
  const numbers = positions
    .slice(0, LOOK_AT)
    .map((position) => entries.at(position)?.trackingId ?? '')
  // Each answer groups the entries anew; what is suggested hangs on the first numbers only.
  const looked = numbers.join('\n')
  const found = useMemo(() => {
    const keys = candidates.map(({ key }) => key)
    return verdictOf && suggestCourier(looked.split('\n'), keys, verdictOf)
  }, [looked, candidates, verdictOf])
  const suggestion = useSteady(found, props.holdsStill) ?? null
  const sharedNames = useSharedNames(candidates)
  return useMemo(() => {
    const triesOf = positions.flatMap((position) => tries.get(position) ?? [])
    return { suggestion, tried: new Set(triesOf.map(({ courier }) => courier)), sharedNames }
  }, [suggestion, positions, tries, sharedNames])
}

type GroupHeadProps = {
  readonly group: CourierGroup
  readonly shape: string
  readonly showsAll: boolean
  readonly onShowAll: () => void
  readonly onLater: (() => void) | null
}

function GroupHead({ group, shape, showsAll, onShowAll, onLater }: GroupHeadProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const isEmpty = group.positions.length === 0
  const samples = group.samples.join(', ')
  return (
    <div className={styles.groupHead}>
      <h3>
        {isEmpty ? t('allSent') : common('entries', { count: group.positions.length })}{' '}
        <span className={styles.shape}>{shape}</span>
      </h3>
      <p className={styles.samples} title={samples}>
        {samples}
      </p>
      <Button look="quiet" aria-expanded={showsAll} disabled={isEmpty} onClick={onShowAll}>
        {showsAll ? t('showFewer') : t('showAll')}
      </Button>
      {onLater && (
        <Button look="quiet" disabled={isEmpty} onClick={onLater}>
          {t('later')}
        </Button>
      )}
    </div>
  )
}

/** A value that does not change while somebody is in the list; what was not known yet is taken as soon as it is. */
function useSteady<Value>(value: Value, holdsStill: boolean): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || (holdsStill && kept !== undefined)) return kept
  setKept(value)
  return value
}
