import type { ComponentType, ReactNode } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { type GroupSentence, GroupSentences } from '#features/failures/families/request-groups.tsx'
import { useSelection } from '#features/failures/grid/selection.tsx'
import { type StoryOf, WorkGrid } from '#features/failures/grid/work-grid.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Card } from '#ui/card.tsx'
import styles from './work.module.css'

/** What every part of the open work gets. */
export type WorkProps = { readonly positions: readonly Position[] }

type WorkRegionProps = WorkProps & {
  /** By which a notice leads here. */
  readonly kind: OutcomeKind
  /** Where the outcome has not the name. */
  readonly title?: string
  /** What is known of the entries of each request. */
  readonly groups?: readonly GroupSentence[]
  /** What else is known of these entries, and what the buttons are good for. */
  readonly lead: ReactNode
  readonly editable?: boolean
  /** Resolved already: nothing to set aside any more. */
  readonly resolved?: boolean
  readonly storyOf?: StoryOf
  /** The buttons for the selected entries; for all of them when none is selected. */
  readonly actions: ComponentType<WorkProps>
}

/** A region of entries in one state, with the ways on. */
export function WorkRegion(props: WorkRegionProps) {
  const { kind, positions, actions: Actions } = props
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const { canAct } = useUpload().view
  const selection = useSelection(positions)
  const chosen = selection.selected.length > 0 ? selection.selected : positions
  const title = props.title ?? common(`outcome.${kind}`)
  return (
    <Card title={title} aside={common('entries', { count: positions.length })} mark={kind} flush>
      <div className={styles.lead}>
        {props.groups && (
          <GroupSentences groups={props.groups} selection={canAct ? selection : null} />
        )}
        {props.lead}
        {canAct && (
          <>
            <div className={styles.buttons}>
              <Actions positions={chosen} />
            </div>
            <p className={styles.hint}>{t('appliesTo', { count: selection.selected.length })}</p>
          </>
        )}
      </div>
      <WorkGrid
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
