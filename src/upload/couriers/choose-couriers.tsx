import { useDeferredValue } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#upload/frame/panel.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { BoardActions, DecidedCount } from './board-foot.tsx'
import { BoardProposals } from './board-proposals.tsx'
import { BoardTools, GroupFilterBar, GroupSteps } from './board-tools.tsx'
import { shownCards } from '#upload/couriers/board/board.ts'
import styles from './couriers.module.css'
import { GroupRow } from './group-row.tsx'
import { ListQuestions } from './list-questions.tsx'
import { useAdviceRead } from './use-advice.ts'
import { BoardContext, useBoard, useBoardContext } from './use-board.ts'
import { useCourierGroups, useGroupsRead } from './use-courier-groups.ts'

/** Entries that need a courier, in groups. Not rendered without any, nor before the advice on them is known. */
export function ChooseCouriers() {
  const { counts } = useUpload().view.state
  const areGroupsRead = useGroupsRead()
  const isAdviceRead = useAdviceRead()
  if (counts['courier-needed'] === 0) return null
  return areGroupsRead && isAdviceRead ? <Groups /> : <Loading />
}

/** Renders nothing: groups the entries while answers arrive, so that the panel opens at once. */
export function GroupsAhead() {
  useAdviceRead()
  return useGroupsRead() && <GroupsMade />
}

function GroupsMade() {
  useCourierGroups()
  return null
}

/** From this number of groups on their rows are lower. */
const LEAST_DENSE = 12

/** Enough groups to fill the panel. */
const GROUPS_AT_ONCE = 3

function Groups() {
  const t = useTranslations('couriers')
  const board = useBoard()
  const { groups, state, open, matches, rows } = board
  const count = useUpload().view.state.counts['courier-needed']
  const undecided = open.reduce((sum, { positions }) => sum + positions.length, 0)
  // Renders the first groups at once and the others in slices, because a single task would be noticeable.
  const isOpen = useDeferredValue(true, false)
  const shown = shownCards(state)
  return (
    <BoardContext value={board}>
      <Panel
        title={t('title')}
        lead={t(groups.length < LEAST_DENSE ? 'summary' : 'summaryShort', {
          entries: count,
          groups: groups.length,
        })}
        onArrive={() => board.goOn('')}
        tools={<BoardTools />}
        steps={state.places.cards.length > 1 && <GroupSteps />}
        foot={{
          text: <DecidedCount decidedCount={count - undecided} />,
          actions: <BoardActions />,
        }}
      >
        <GroupFilterBar />
        <div ref={rows} className={styles.board}>
          <ListQuestions />
          <ul className={styles.groups} data-dense={state.places.cards.length >= LEAST_DENSE}>
            {(isOpen ? shown : shown.slice(0, GROUPS_AT_ONCE)).map((group) => (
              <GroupRow key={group.id} group={group} found={matches?.get(group.id)} />
            ))}
          </ul>
        </div>
        <MoreGroups />
      </Panel>
      <BoardProposals />
    </BoardContext>
  )
}

function MoreGroups() {
  const t = useTranslations('couriers')
  const { state, showMore } = useBoardContext()
  const count = state.places.cards.length - state.room
  if (count <= 0) return null
  return (
    <Button className={styles.more} onClick={showMore}>
      {t('moreGroups', { count })}
    </Button>
  )
}
