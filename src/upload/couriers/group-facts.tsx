import { useState } from 'react'
import type { GroupChoice } from '#domain/couriers/describe-choice.ts'
import { countLastTries, type EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { RememberedChoice } from '#domain/couriers/memory/group-memory.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useNameOfKey } from '#entries/couriers/candidate-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './couriers.module.css'

const NAMED = 3

type EarlierCouriersProps = { readonly group: CourierGroup; readonly tries: EarlierTries }

/** Names the couriers with which entries of a group were sent before they came back. */
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
          <Icon name="clock" size={14} />{' '}
          {t('cameBack', { count, courier: nameOfKey(courier), time: when(at) })}
        </li>
      ))}
    </ul>
  )
}

type RememberedCourierProps = {
  readonly group: CourierGroup
  readonly choice: RememberedChoice
  readonly onUse: ((courier: string, courierName: string) => void) | null
}

/** Offers the user's earlier choice for entries to which the service offers no courier. */
export function RememberedCourier({ group, choice, onUse }: RememberedCourierProps) {
  const t = useTranslations('couriers')
  const name = useNameOfKey(group.candidates)(choice.key)
  const reason = useRememberedWords()(choice, name)
  return (
    <div className={styles.fact}>
      <span>{reason}</span>
      {onUse && (
        <Button onClick={() => onUse(choice.key, name)}>
          {t('useCourier', { courier: name })}
        </Button>
      )}
    </div>
  )
}

/** Returns a function that words an earlier choice: how often, when last, and the exceptions. */
export function useRememberedWords(): (choice: RememberedChoice, courier: string) => string {
  const t = useTranslations('couriers.remembered')
  const when = useWhen()
  return ({ accepted, exceptions, rejected, at }, courier) =>
    [
      t('chosen', { courier, count: accepted, time: when(at) }),
      ...(exceptions > 0 ? [t('exceptions', { count: exceptions })] : []),
      ...(rejected > 0 ? [t('rejected', { count: rejected })] : []),
    ].join(' ')
}

type JoinedEntriesProps = {
  /** Number of entries that arrived after the group's choice and got its courier. */
  readonly count: number
  /** Name of the courier that later entries get; null: they are asked about. */
  readonly courier: string | null
  readonly mayCome: boolean
  readonly onSkip: (() => void) | null
}

/** Says that later entries get the group's courier. Once shown, the line stays, so that nothing below moves. */
export function JoinedEntries({ count, courier, mayCome, onSkip }: JoinedEntriesProps) {
  const t = useTranslations('couriers')
  const [wasShown, setWasShown] = useState(false)
  const isShown = courier !== null && (mayCome || count > 0 || wasShown)
  if (isShown !== wasShown) setWasShown(isShown)
  if (!isShown) return null
  return (
    <div className={styles.fact}>
      <span>{count > 0 ? t('joined', { count }) : t('joinLater', { courier })}</span>
      {count > 0 && onSkip && (
        <Button look="quiet" className={styles.link} onClick={onSkip}>
          {t('skip')}
        </Button>
      )}
    </div>
  )
}

type GroupExceptionsProps = {
  readonly group: CourierGroup
  readonly choice: GroupChoice
  readonly onSet: (positions: readonly Position[], courier: string, courierName: string) => void
}

/** Entries that differ from the group's courier, with buttons to change that. */
export function GroupExceptions({ group, choice, onSet }: GroupExceptionsProps) {
  const t = useTranslations('couriers')
  const { canAct } = useUpload().view
  const nameOfKey = useNameOfKey(group.candidates)
  const { courier, exceptions, undecided } = choice
  const name = courier === null ? '' : nameOfKey(courier)
  const isPartly = undecided.length < group.positions.length && undecided.length > 0
  const offersRest = canAct && courier !== null && isPartly
  if (exceptions.length === 0 && !offersRest) return null
  return (
    <div className={styles.fact}>
      <Exceptions group={group} choice={choice} />
      {canAct && courier !== null && exceptions.length > 0 && (
        <Button
          look="quiet"
          className={styles.link}
          onClick={() => onSet(exceptions, courier, name)}
        >
          {t('setExceptions', { count: exceptions.length, courier: name })}
        </Button>
      )}
      {offersRest && (
        <Button
          look="quiet"
          className={styles.link}
          onClick={() => onSet(undecided, courier, name)}
        >
          {t('setOthers', { count: undecided.length, courier: name })}
        </Button>
      )}
    </div>
  )
}

/** Names the entries that have another courier than the group. */
function Exceptions({ group, choice }: Omit<GroupExceptionsProps, 'onSet'>) {
  const t = useTranslations('couriers')
  const enumerate = useEnumeration()
  const nameOfKey = useNameOfKey(group.candidates)
  const { exceptions, courier } = choice
  const { entries, choices } = useUpload().view.state
  if (exceptions.length === 0) return null
  const named = exceptions.slice(0, NAMED).map((position) =>
    t('goesWith', {
      order: plainText(entries.at(position)?.orderId ?? ''),
      courier: nameOfKey(choices.get(position) ?? ''),
    }),
  )
  const more = exceptions.length - named.length
  const all = [...named, ...(more > 0 ? [t('andMore', { count: more })] : [])]
  const list = enumerate(all)
  return (
    <p>{t(courier === null ? 'chosenAlone' : 'exceptions', { count: exceptions.length, list })}</p>
  )
}
