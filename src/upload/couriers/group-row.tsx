import { useMemo, useState } from 'react'
import type { CourierSuggestion } from '#domain/couriers/groups/advise-on-group.ts'
import type { GroupChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { CandidateNotes } from '#entries/couriers/candidate.tsx'
import { CourierChoice } from '#upload/couriers/choice/courier-choice.tsx'
import { OfferCourier } from '#upload/couriers/tools/offer-courier.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import type { UploadView } from '#run/upload.ts'
import { Button } from '#ui/button.tsx'
import styles from './couriers.module.css'
import { GroupMenu } from './group-menu.tsx'
import { type GroupRule, KeepRule, useGroupRule } from './keep-rule.tsx'
import { GroupEntriesGrid } from './group-entries-grid.tsx'
import {
  EarlierCouriers,
  GroupExceptions,
  JoinedEntries,
  RememberedCourier,
} from './group-facts.tsx'
import { GroupHead, useGroupLabel } from './group-head.tsx'
import { useGroupListContext } from './group-list-context.ts'
import { useGroupChoice } from './use-group-choice.ts'
import { useGroupNotes } from './use-advice.ts'
import { useSteady } from './use-steady.ts'

type GroupRowProps = {
  readonly group: CourierGroup
  /** Entries that a search finds; undefined: no search. */
  readonly named: readonly Position[] | undefined
}

/** Entries with the same candidates and the same kind of number: one choice for all, or one for each. */
export function GroupRow(props: GroupRowProps) {
  const { adviseOn, tries, work, isFrozen } = useGroupListContext()
  const { view } = useUpload()
  const [showsAll, setShowsAll] = useState(false)
  // The candidates keep their order while the list is in use.
  const advice = useSteady(adviseOn(props.group), isFrozen)
  const { candidates } = advice
  const group = useMemo(() => ({ ...props.group, candidates }), [props.group, candidates])
  const label = useGroupLabel(group)
  const chosen = useGroupChoice(group)
  const rule = useGroupRule(group)
  const notes = useGroupNotes(group, advice, tries)
  const isFolded = isDecided(chosen.choice) && work.at !== group.id && !showsAll
  const putOff = () => {
    const isChosen = group.positions.some((position) => view.state.choices.has(position))
    if (isChosen || chosen.later) chosen.clear()
    work.later(group.id)
  }
  const about = { group, notes, label }
  const isOpen = view.canAct && group.positions.length > 0
  return (
    // Moving the focus inside makes this the current group.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={work.register(group.id)}
      className={styles.group}
      data-at-work={work.at === group.id}
      data-folded={isFolded}
      onFocus={() => work.enter(group)}
    >
      <GroupHead
        group={group}
        isFolded={isFolded}
        named={props.named}
        showsAll={showsAll}
        onShowAll={() => setShowsAll((before) => !before)}
      />
      <GroupDecision
        {...about}
        suggestion={advice.suggestion}
        isFolded={isFolded}
        chosen={chosen}
        rule={rule}
      />
      <OfferCourier
        group={group}
        courier={isOpen && isFolded && isChosenLast(group, view) ? chosen.choice.courier : null}
      >
        {isOpen && <KeepRule {...about} rule={rule} courier={chosen.choice.courier} />}
        {isOpen && isFolded && <ChangeButton label={label} onPress={() => work.begin(group.id)} />}
        {isOpen && !isFolded && <GroupMenu group={group} label={label} onLater={putOff} />}
      </OfferCourier>
      {showsAll && <GroupEntriesGrid {...about} />}
    </li>
  )
}

/** Returns whether the last choice was for this group. Only then its courier is offered to other groups. */
function isChosenLast({ positions }: CourierGroup, { state }: UploadView): boolean {
  const [first] = state.lastChoice?.positions ?? []
  return first !== undefined && positions.includes(first)
}

/** Returns whether the group has one courier and no entry without one. */
function isDecided({ courier, undecided }: GroupChoice): boolean {
  return courier !== null && undecided.length === 0
}

type GroupDecisionProps = Pick<GroupRowProps, 'group'> & {
  readonly label: string
  readonly notes: CandidateNotes
  readonly suggestion: CourierSuggestion | null
  readonly isFolded: boolean
  readonly chosen: ReturnType<typeof useGroupChoice>
  readonly rule: GroupRule
}

/** Couriers to choose from, or the chosen one, with the facts about the choice. */
function GroupDecision({ group, isFolded, chosen, rule, ...props }: GroupDecisionProps) {
  const { tries, work, isFrozen } = useGroupListContext()
  const { state, canAct } = useUpload().view
  const isEmpty = group.positions.length === 0
  const choose = (courier: string, name: string) => {
    chosen.choose(courier, name)
    rule.follow(courier)
  }
  return (
    <div className={styles.choice}>
      <CourierChoice
        label={props.label}
        candidates={group.candidates}
        notes={props.notes}
        chosen={chosen.choice.courier}
        isFolded={isFolded}
        disabled={!canAct || isEmpty}
        onChoose={(courier, name, isPress) => {
          choose(courier, name)
          if (isPress) work.passOn(group.id)
        }}
        onUndo={() => void work.undo()}
        onGoOn={() => work.goOn(group.id)}
      />
      {!isFolded && props.suggestion?.reason === 'chosen-before' && (
        <RememberedCourier
          group={group}
          choice={props.suggestion}
          onUse={canAct && !isEmpty ? choose : null}
        />
      )}
      <EarlierCouriers group={group} tries={useSteady(tries, isFrozen)} />
      <JoinedEntries
        count={chosen.joinedCount}
        courier={chosen.later?.courierName ?? null}
        mayCome={state.counts.waiting + state.counts.sending > 0}
        onSkip={canAct ? chosen.skip : null}
      />
      <GroupExceptions group={group} choice={chosen.choice} onSet={chosen.chooseFor} />
    </div>
  )
}

function ChangeButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useTranslations('couriers')
  return (
    <Button look="quiet" className={styles.link} data-change onClick={onPress}>
      {t('change')} <span className="visually-hidden">{label}</span>
    </Button>
  )
}
