import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { CourierGroupCard } from './courier-group-card.tsx'
import styles from './couriers.module.css'
import { GroupFilter } from './group-filter.tsx'
import { SendBar } from './send-bar.tsx'
import { useCourierGroups } from './use-courier-groups.ts'
import { useInUse } from './use-in-use.ts'
import { useGroupFocus } from './use-group-focus.ts'
import { useGroupList } from './use-group-list.ts'
import { usePendingChoices } from './use-pending-choices.ts'
import { useVerdict } from '#features/couriers/choice/use-verdict.ts'

export type ChooseCouriersProps = { readonly run: UploadRun; readonly view: UploadView }

/** The entries whose courier the service could not tell; nothing when there is none. */
export function ChooseCouriers({ run: plainRun, view }: ChooseCouriersProps) {
  const t = useTranslations('couriers')
  const count = view.state.counts['courier-needed']
  const { groups, tries } = useCourierGroups(view)
  const verdictOf = useVerdict(count > 0)
  const { run, isChosen } = usePendingChoices(plainRun)
  const cards = useRef<HTMLUListElement>(null)
  const isInUse = useInUse(cards)
  const list = useGroupList(groups, view.state.choices, isInUse)
  const { register, focusGroup } = useGroupFocus()
  const status = useRef<HTMLParagraphElement>(null)
  if (count === 0) return null
  const goOn = (from: string) => {
    const next = list.findNext(from, isChosen)
    if (next === null) status.current?.focus()
    else focusGroup(next)
  }
  return (
    <Card
      title={t('title')}
      aside={t('summary', { entries: count, groups: groups.length })}
      actions={
        <>
          <SortBySize list={list} onSorted={(first) => focusGroup(first)} />
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
            run={run}
            view={view}
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
      {view.canAct && <p className={styles.keys}>{t.rich('keys', { key: drawKey })}</p>}
      <SendBar run={run} view={view} decidedCount={list.decidedCount} statusRef={status} />
    </Card>
  )
}

type SortBySizeProps = {
  readonly list: ReturnType<typeof useGroupList>
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

function drawKey(text: ReactNode) {
  return <kbd className={styles.key}>{text}</kbd>
}
