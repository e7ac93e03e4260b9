import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Position } from '#domain/upload/upload-event.ts'
import { type GroupSentence, GroupSentences } from '#upload/failures/families/request-groups.tsx'
import { SelectAll, useSelection } from '#upload/failures/grid/selection.tsx'
import { type StoryOf, WorkGrid } from '#upload/failures/grid/work-grid.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#upload/frame/panel.tsx'
import { type EntriesKind, positionsOf } from '#upload/frame/panel-kinds.ts'
import { UndoLastStep } from '#upload/frame/undo.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { useNarrow } from '#ui/use-narrow.ts'

/** Props of every part of the open work. */
export type WorkProps = { readonly positions: readonly Position[] }

/** Entries that the buttons act on: the selected ones, or all if none is selected. */
export type Chosen = WorkProps & {
  readonly selected: number
}

type WorkPanelProps = WorkProps & {
  readonly title: string
  readonly lead?: ReactNode
  /** Sentence about each request, if there are several. */
  readonly groups?: readonly GroupSentence[]
  /** Next steps, each with an explanation. */
  readonly ways?: ComponentType<Chosen>
  /** Action in the footer that needs no explanation. */
  readonly action?: ComponentType<Chosen>
  readonly editable?: boolean
  /** Resolved already, so the rows can't be set aside. */
  readonly resolved?: boolean
  readonly storyOf?: StoryOf
  /** The lead gives the same reason for all of them. */
  readonly isSame?: boolean
}

/** Panel of entries with the same outcome, with the next steps above them. */
export function WorkPanel(props: WorkPanelProps) {
  const { title, positions, ways: Ways, action: Action, groups } = props
  const t = useTranslations('failures')
  const { canAct } = useUpload().view
  const narrow = useNarrow()
  const selection = useSelection(positions)
  const { selected } = selection
  const chosen = { positions: chosenOf(selected, positions), selected: selected.length }
  const foot = useFoot(selected.length, canAct && Action && <Action {...chosen} />)
  return (
    <Panel title={title} lead={props.lead} foot={foot}>
      {canAct && Ways && <Ways {...chosen} />}
      {groups && groups.length > 1 && (
        <GroupSentences groups={groups} selection={canAct ? selection : null} />
      )}
      {canAct && narrow && <SelectAll selection={selection} positions={positions} />}
      <WorkGrid
        label={title}
        why={props.isSame ? null : t('details')}
        positions={positions}
        selection={selection}
        storyOf={props.storyOf}
        editable={props.editable ?? false}
        removable={!props.resolved}
      />
    </Panel>
  )
}

const chosenOf = (selected: readonly Position[], all: readonly Position[]) =>
  selected.length > 0 ? selected : all

/** Footer: number of selected entries, last step, and action. undefined if there is no step and no action. */
function useFoot(selected: number, action: ReactNode) {
  const t = useTranslations('failures')
  const { lastStep } = useUpload().view
  const narrow = useNarrow()
  if (lastStep === null && !action) return undefined
  return {
    text: !narrow && selected > 0 && t('selected', { count: selected }),
    actions: (
      <>
        <UndoLastStep />
        {action}
      </>
    ),
  }
}

/** Returns the positions of a panel's entries, in the order of the sheet. */
export function useWorkPositions(kind: EntriesKind): readonly Position[] {
  const { state } = useUpload().view
  return useMemo(() => positionsOf(state, kind), [state, kind])
}
