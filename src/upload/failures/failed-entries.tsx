import { changeEntries, type Correct } from '#upload/failures/correcting/change-entries.ts'
import { ReplaceValues } from '#upload/failures/families/replace-values.tsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FailureFamily } from '#domain/upload/answers/failure-families.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { canGo } from '#upload/failures/correcting/correct-entry.ts'
import { FamilyCourier } from '#upload/failures/families/family-courier.tsx'
import { FamilyFilter } from '#upload/failures/families/family-filter.tsx'
import { useChosenFamily } from '#upload/failures/families/use-families.ts'
import { SelectAll, type Selection, useSelection } from '#upload/failures/grid/selection.tsx'
import { type GoTo, WorkGrid } from '#upload/failures/grid/work-grid.tsx'
import { isChanged, isNamed } from '#upload/failures/grid/work-row.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#upload/frame/panel.tsx'
import { UndoLastStep } from '#upload/frame/undo.tsx'
import { useTaskLook, useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Icon } from '#ui/icon.tsx'
import { drawKey } from '#ui/key.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from '#upload/failures/grid/work.module.css'
import { SetAside } from './ways.tsx'
import { useWorkPositions } from './work-panel.tsx'

/** Failed entries with the service's reasons, to correct in place and resend. */
export function FailedEntries() {
  const t = useTranslations('failures')
  const outcomeName = useTranslations('common.outcomes')
  const narrow = useNarrow()
  const { state, canAct } = useUpload().view
  const all = useWorkPositions('failed')
  const family = useChosenFamily(all)
  const { families, chosen } = family
  const selection = useSelection(
    all,
    useCallback((position: Position) => isChanged(state, position), [state]),
  )
  const { positions, choose } = useShownEntries(all, family, selection)
  const ready = useReady(selection)
  const complaint = chosen ?? (families.length === 1 ? families[0] : undefined)
  const correct = useCorrect(selection)
  const [start, setStart] = useState<GoTo>(null)
  return (
    <Panel
      onArrive={() => setStart({ row: 0, column: namedField(state, positions[0]) })}
      title={outcomeName('failed')}
      lead={canAct && t('hint')}
      tools={
        <>
          <FamilyFilter families={families} total={all.length} chosen={chosen} onChoose={choose} />
          {canAct && (
            <ReplaceValues
              positions={chosen?.positions ?? all}
              family={complaint}
              onCorrect={correct}
            />
          )}
        </>
      }
      foot={
        canAct
          ? {
              text: <FootText selection={selection} ready={ready.length} />,
              actions: <FailedActions selection={selection} ready={ready} />,
            }
          : undefined
      }
    >
      {canAct && complaint && complaint.couriers.length > 0 && (
        <FamilyCourier key={complaint.pattern} family={complaint} />
      )}
      {canAct && narrow && <SelectAll selection={selection} positions={positions} />}
      <WorkGrid
        label={t('grid')}
        why={t('reason')}
        positions={positions}
        selection={selection}
        editable
        removable
        goTo={start}
      />
    </Panel>
  )
}

/** Returns the field that the failure's reason names, which is most likely the wrong one. */
function namedField({ entries, outcomes }: UploadState, position: Position | undefined) {
  const entry = position === undefined ? undefined : entries.at(position)
  const outcome = position === undefined ? undefined : outcomes[position]
  const isWrong = (field: TrackingField) => entry && outcome && isNamed({ entry, outcome }, field)
  return TRACKING_FIELDS.find(isWrong) ?? 'orderId'
}

/** Returns the entries of the chosen family, plus corrected and selected ones, which would be resent with them. */
function useShownEntries(
  all: readonly Position[],
  { chosen, choose }: ReturnType<typeof useChosenFamily>,
  { selected }: Selection,
) {
  const { state } = useUpload().view
  const [selectedBefore, rememberSelected] = useState<readonly Position[]>([])
  const positions = useMemo(() => {
    if (chosen === null) return all
    const meant = new Set([...chosen.positions, ...selectedBefore])
    return all.filter((position) => meant.has(position) || isChanged(state, position))
  }, [all, chosen, selectedBefore, state])
  return {
    positions,
    choose: (family: FailureFamily | null) => {
      rememberSelected(selected)
      choose(family)
    },
  }
}

function useCorrect(selection: Selection): Correct {
  const { upload } = useUpload()
  return (corrected) => {
    // Corrected rows are selected automatically, also those that the user had unselected.
    selection.forget([...corrected.keys()])
    void changeEntries(upload, corrected)
  }
}

/** Returns the selected entries without a problem. */
function useReady({ selected }: Selection): readonly Position[] {
  const { corrected, entries } = useUpload().view.state
  return useMemo(
    () =>
      selected.filter((position) => {
        // Unchanged entries were checked before the first sending, and a courier set for many when it was set.
        const entry = corrected.has(position) ? entries.at(position) : undefined
        return entry === undefined || canGo(entry)
      }),
    [selected, corrected, entries],
  )
}

type FootTextProps = { readonly selection: Selection; readonly ready: number }

/** Number of selected entries, or the problem that keeps some back. With no selection, the keyboard shortcuts. */
function FootText({ selection: { selected }, ready }: FootTextProps) {
  const t = useTranslations('failures')
  const narrow = useNarrow()
  const { state } = useUpload().view
  const count = selected.length
  const notReady = count > ready && t('notReady', { count: count - ready })
  const announce = useAnnounce()
  useEffect(() => {
    if (notReady) announce(notReady, 'ready')
  }, [announce, notReady])
  if (notReady)
    return (
      <span className={styles.held}>
        <Icon name="warning" size={14} /> {notReady}
      </span>
    )
  // On a phone there is only space for the buttons, which have the count.
  if (narrow) return null
  if (count === 0) return <span className="muted">{t.rich('keys', { key: drawKey })}</span>
  const isAllCorrected = selected.every((position) => isChanged(state, position))
  return t(isAllCorrected ? 'correctedSelected' : 'selected', { count })
}

type FailedActionsProps = { readonly selection: Selection; readonly ready: readonly Position[] }

function FailedActions({ selection, ready }: FailedActionsProps) {
  const t = useTranslations('failures')
  const { upload } = useUpload()
  return (
    <>
      <UndoLastStep />
      <SetAside positions={selection.selected} text={`${t('setAside')}…`} look="ghost" />
      <Button
        look={useTaskLook()}
        disabled={ready.length === 0}
        onClick={() => {
          selection.forget(ready)
          void upload.resend(ready)
        }}
      >
        {t('resend', { count: ready.length })}
      </Button>
    </>
  )
}
