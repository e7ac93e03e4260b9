import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UploadContext } from '#page/upload-context.ts'
import { CourierGroupCard } from './courier-group-card.tsx'
import styles from './couriers.module.css'
import { SendBar } from './send-bar.tsx'
import { useCourierGroups, useVerdict } from './use-courier-groups.ts'
import { usePendingChoices } from './use-group-choice.ts'
import { useGroupFocus, useInUse } from './use-group-focus.ts'
import { useGroupList } from './use-group-list.ts'

/** The entries whose courier the service could not tell; nothing when there is none. */
export function ChooseCouriers() {
  const t = useTranslations('couriers')
  const { upload, isChosen } = usePendingChoices()
  const { state, canAct } = upload.view
  const count = state.counts['courier-needed']
  const { groups, tries } = useCourierGroups()
  const verdictOf = useVerdict(count > 0)
  const cards = useRef<HTMLUListElement>(null)
  const isInUse = useInUse(cards)
  const list = useGroupList(groups, state.choices, isInUse)
  const { register, focusGroup } = useGroupFocus()
  const status = useRef<HTMLParagraphElement>(null)
  if (count === 0) return null
  const goOn = (from: string) => {
    const next = list.findNext(from, isChosen)
    if (next === null) status.current?.focus()
    else focusGroup(next)
  }
  return (
    <UploadContext value={upload}>
      <Card
        title={t('title')}
        aside={t('summary', { entries: count, groups: groups.length })}
        actions={
          <>
            <SortBySize list={list} onSorted={focusGroup} />
            <GroupFilter groupCount={groups.length} list={list} />
          </>
        }
      >
        {list.shown.length === 0 && <p>{t('allDecided')}</p>}
        <ul ref={cards} className={styles.groups}>
          {list.shown.map((group) => (
            <CourierGroupCard
              key={group.id}
              ref={register(group.id)}
              group={group}
              tries={tries}
              verdictOf={verdictOf}
              holdsStill={isInUse}
              onGoOn={() => goOn(group.id)}
              onLater={() => {
                list.putOff(group.id)
                goOn(group.id)
              }}
            />
          ))}
        </ul>
        {list.moreCount > 0 && (
          <Button onClick={list.showMore}>{t('moreGroups', { count: list.moreCount })}</Button>
        )}
        {canAct && <p className={styles.keys}>{t.rich('keys', { key: drawKey })}</p>}
        <SendBar decidedCount={list.decidedCount} statusRef={status} />
      </Card>
    </UploadContext>
  )
}

type GroupList = ReturnType<typeof useGroupList>

type SortBySizeProps = {
  readonly list: GroupList
  readonly onSorted: (first: string) => void
}

/** It has its room also when there is nothing to sort: what is below it must not move. */
function SortBySize({ list, onSorted }: SortBySizeProps) {
  const t = useTranslations('couriers')
  const sort = () => onSorted(list.sortBySize())
  return (
    <Button
      look="quiet"
      className={list.isBySize ? styles.noSort : undefined}
      style={{ visibility: list.isBySize ? 'hidden' : 'visible' }}
      onClick={sort}
    >
      {t('sortBySize')}
    </Button>
  )
}

/** Fewer are looked over at a glance. */
const MANY_GROUPS = 6

type GroupFilterProps = {
  readonly groupCount: number
  readonly list: GroupList
}

/** Hides groups that are decided, when there are many. */
function GroupFilter({ groupCount, list }: GroupFilterProps) {
  const t = useTranslations('couriers')
  const { hidesDecided, leftBehind, hideDecided } = list
  if (groupCount < MANY_GROUPS && !hidesDecided) return null
  return (
    <>
      {leftBehind > 0 && (
        <Button look="quiet" onClick={() => hideDecided(true)}>
          {t('hideDecided', { count: leftBehind })}
        </Button>
      )}
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={hidesDecided}
          onChange={(event) => hideDecided(event.target.checked)}
        />
        {t('undecidedOnly')}
      </label>
    </>
  )
}

function drawKey(text: ReactNode) {
  return <kbd className={styles.key}>{text}</kbd>
}
