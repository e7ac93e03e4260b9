import { useMemo, useRef } from 'react'
import { findOpenGroups } from '#domain/couriers/groups/match-groups.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#upload/frame/panel.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AcceptSuggestions } from '#upload/couriers/tools/accept-suggestions.tsx'
import { GroupSteps, GroupTools, useKeysHint } from '#upload/couriers/tools/group-keys.tsx'
import { GroupFilterBar } from '#upload/couriers/tools/group-filter.tsx'
import { useGroupFilter } from '#upload/couriers/tools/use-group-filter.ts'
import { useGroupSplits } from '#upload/couriers/tools/use-group-splits.ts'
import { useSplitting } from '#upload/couriers/tools/use-splitting.ts'
import styles from './couriers.module.css'
import { GroupListContext, type InGroupList } from './group-list-context.ts'
import { GroupRow } from './group-row.tsx'
import { DecidedCount, SendActions } from './send-foot.tsx'
import { useAdvice } from './use-advice.ts'
import { useCourierGroups, useGroupsRead } from './use-courier-groups.ts'
import { useGroupList } from './use-group-list.ts'
import { useGroupWork } from './use-group-work.ts'
import { useInUse } from './use-in-use.ts'

/** Entries that need a courier, in groups. Not rendered without any. */
export function ChooseCouriers() {
  const { counts } = useUpload().view.state
  const isRead = useGroupsRead()
  if (counts['courier-needed'] === 0) return null
  return isRead ? <Groups /> : <Loading />
}

/** Renders nothing: groups the entries while answers arrive, so that the panel opens at once. */
export function GroupsAhead() {
  return useGroupsRead() && <GroupsMade />
}

function GroupsMade() {
  useCourierGroups()
  return null
}

/** Fewer groups fit on the screen, and the filter would push them out of a phone's window. */
const LEAST_TO_FILTER = 5

function Groups() {
  const t = useTranslations('couriers')
  const { state } = useUpload().view
  const { choices, counts } = state
  const rows = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const isInUse = useInUse(rows)
  const { groups: whole, tries } = useCourierGroups()
  const splits = useGroupSplits(whole)
  const { groups } = splits
  const open = useMemo(() => findOpenGroups(groups, choices), [groups, choices])
  const { filter, setFilter, matches } = useGroupFilter(groups, open, splits.about, isInUse)
  const adviseOn = useAdvice(tries)
  const list = useGroupList(groups, matches, isInUse)
  const work = useGroupWork(list, status)
  const hint = useKeysHint()
  const atWork = list.shown.find(({ id }) => id === work.at)
  const splitting = useSplitting(splits, list, work.begin)
  const undecided = open.reduce((sum, { positions }) => sum + positions.length, 0)
  const goOn = () => work.goOn('')
  const keys = hint.of(atWork)
  const areLettersKeys = keys === 'keys'
  const about = { tries, adviseOn, isFrozen: isInUse, open, areLettersKeys }
  const shared = { ...about, work, splitting, onAccepted: goOn }
  return (
    <Panel
      title={t('title')}
      lead={t('summary', { entries: counts['courier-needed'], groups: groups.length })}
      onArrive={goOn}
      tools={<GroupTools canSort={!list.isBySize} work={work} hint={keys} />}
      steps={list.listedCount > 1 && <GroupSteps work={work} />}
      foot={{
        text: (
          <DecidedCount decidedCount={counts['courier-needed'] - undecided} statusRef={status} />
        ),
        actions: <Actions {...{ open, adviseOn, work }} />,
      }}
    >
      {(groups.length >= LEAST_TO_FILTER || matches !== null) && (
        <GroupFilterBar
          count={list.listedCount}
          all={groups.length}
          filter={filter}
          onChange={setFilter}
        />
      )}
      <GroupListContext value={shared}>
        {/* Only tracks which shortcuts work at the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={rows} className={styles.groups} onFocus={hint.onFocus}>
          {list.shown.map((group) => (
            <GroupRow key={group.id} group={group} named={matches?.get(group.id)} />
          ))}
        </ul>
      </GroupListContext>
      <MoreGroups {...list} />
    </Panel>
  )
}

type ActionsProps = Pick<InGroupList, 'open' | 'adviseOn' | 'work'>

function Actions({ open, adviseOn, work }: ActionsProps) {
  return (
    <>
      <AcceptSuggestions open={open} adviseOn={adviseOn} onAccepted={() => work.goOn('')} />
      <SendActions onSend={work.send} onUndone={work.rest} />
    </>
  )
}

type MoreGroupsProps = Pick<ReturnType<typeof useGroupList>, 'moreCount' | 'showMore'>

function MoreGroups({ moreCount, showMore }: MoreGroupsProps) {
  const t = useTranslations('couriers')
  if (moreCount === 0) return null
  return (
    <Button className={styles.more} onClick={showMore}>
      {t('moreGroups', { count: moreCount })}
    </Button>
  )
}
