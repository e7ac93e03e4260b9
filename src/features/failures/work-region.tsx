import type { ComponentType, ReactNode } from 'react'
import type { Outcome, OutcomeKind } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Card } from '#ui/card.tsx'
import type { UploadRun, UploadView } from '#run/upload-run.ts'
import { type GroupSentence, GroupSentences } from '#features/failures/families/group-sentences.tsx'
import { useSelection } from '#features/failures/grid/use-selection.ts'
import { WorkGrid } from '#features/failures/grid/work-grid.tsx'
import styles from './work.module.css'

/** What every part of the open work gets. */
export type WorkProps = {
  readonly run: UploadRun
  readonly view: UploadView
  readonly positions: readonly Position[]
}

type WorkRegionProps = WorkProps & {
  readonly title: string
  /** By which a notice leads here. */
  readonly mark?: OutcomeKind
  /** What is known of the entries of each request. */
  readonly groups?: readonly GroupSentence[]
  /** What else is known of these entries, and what the buttons are good for. */
  readonly lead: ReactNode
  readonly editable?: boolean
  /** Resolved already: nothing to set aside any more. */
  readonly resolved?: boolean
  /** What is known of each, where its outcome alone does not tell. */
  readonly storyOf?: (outcome: Outcome, position: Position) => string
  /** The buttons for the selected entries; for all of them when none is selected. */
  readonly actions: ComponentType<WorkProps>
}

/** A region of entries in one state, with the ways on. */
export function WorkRegion(props: WorkRegionProps) {
  const { run, view, positions, title, actions: Actions } = props
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const selection = useSelection(positions)
  const chosen = selection.selected.length > 0 ? selection.selected : positions
  return (
    <Card
      title={title}
      aside={common('entries', { count: positions.length })}
      flush
      {...(props.mark ? { mark: props.mark } : {})}
    >
      <div className={styles.lead}>
        {props.groups && (
          <GroupSentences groups={props.groups} selection={view.canAct ? selection : null} />
        )}
        {props.lead}
        {view.canAct && (
          <>
            <div className={styles.buttons}>
              <Actions run={run} view={view} positions={chosen} />
            </div>
            <p className={styles.hint}>{t('appliesTo', { count: selection.selected.length })}</p>
          </>
        )}
      </div>
      <WorkGrid
        run={run}
        view={view}
        label={title}
        why={t('known')}
        positions={positions}
        selection={selection}
        storyOf={props.storyOf}
        editable={props.editable ?? false}
        removable={!props.resolved}
        small
      />
    </Card>
  )
}
