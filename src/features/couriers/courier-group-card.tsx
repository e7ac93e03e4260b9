import { type ReactNode, startTransition, useMemo, useOptimistic, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { describeShape } from '#domain/formats/describe-shape.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'
import { CourierChoice } from './courier-choice.tsx'
import styles from './couriers.module.css'
import { Exceptions } from './exceptions.tsx'
import { describeChoice, type GroupChoice } from './group-choice.ts'
import { type ChooseForEntry, GroupEntriesGrid } from './group-entries-grid.tsx'
import { UndoChoice } from './undo-choice.tsx'
import { useShapeWords } from './use-shape-words.ts'

type CourierGroupCardProps = {
  readonly run: UploadRun
  readonly view: UploadView
  readonly group: CourierGroup
}

/** Entries with the same candidates and the same kind of number: one choice for all, or one for each. */
export function CourierGroupCard({ run, view, group }: CourierGroupCardProps) {
  const t = useTranslations('couriers')
  const shape = useShapeWords()(describeShape(group.samples[0] ?? ''))
  const label = t('group', { count: group.positions.length, shape })
  const { choice, choose, chooseLater } = useGroupChoice(run, view, group)
  const chooseForEntry: ChooseForEntry = (position, courier, name) =>
    void run.chooseCourier([position], courier, name)
  const undo = () => {
    if (view.state.lastChoice) void run.undoChoice()
  }
  return (
    <li className={styles.group}>
      <GroupHead view={view} group={group} shape={shape} label={label} onChoose={chooseForEntry}>
        <CourierChoice
          label={label}
          candidates={group.candidates}
          suggestion={group.suggestion}
          chosen={choice.courier}
          disabled={!view.canAct}
          onChoose={choose}
          onUndo={undo}
        />
      </GroupHead>
      <div className={styles.groupFoot}>
        <Exceptions view={view} group={group} choice={choice} />
        <UndoChoice run={run} view={view} group={group} />
        {choice.courier !== null && view.canAct && (
          <Button look="quiet" onClick={chooseLater}>
            {t('later')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The choice for the group, shown at once and kept when the journal has it. */
function useGroupChoice(run: UploadRun, view: UploadView, group: CourierGroup) {
  const [picked, setPicked] = useState<string | null>(null)
  const { choices } = view.state
  const { positions } = group
  const kept = useMemo(
    () => describeChoice(positions, choices, picked),
    [positions, choices, picked],
  )
  const [choice, show] = useOptimistic(kept, (now: GroupChoice, courier: string | null) => ({
    ...now,
    courier,
  }))
  const set = (courier: string | null, courierName: string) => {
    setPicked(courier)
    const exceptions = new Set(kept.exceptions)
    const concerned = positions.filter((position) => !exceptions.has(position))
    startTransition(async () => {
      show(courier)
      await run.chooseCourier(concerned, courier, courierName)
    })
  }
  return { choice, choose: set, chooseLater: () => set(null, '') }
}

type GroupHeadProps = Omit<CourierGroupCardProps, 'run'> & {
  readonly shape: string
  readonly label: string
  readonly onChoose: ChooseForEntry
  readonly children: ReactNode
}

function GroupHead({ view, group, shape, label, onChoose, children }: GroupHeadProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <div className={styles.groupHead}>
        <h3>
          {common('entries', { count: group.positions.length })}{' '}
          <span className={styles.shape}>{shape}</span>
        </h3>
        <p className={styles.samples}>{group.samples.join(', ')}</p>
        <Button
          look="quiet"
          aria-expanded={showsAll}
          onClick={() => setShowsAll((before) => !before)}
        >
          {showsAll ? t('showFewer') : t('showAll')}
        </Button>
      </div>
      {children}
      {showsAll && <GroupEntriesGrid view={view} group={group} label={label} onChoose={onChoose} />}
    </>
  )
}
