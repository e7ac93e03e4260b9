import type { DraftFilter, DraftSnapshot } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { RowRange } from '#ui/grid/grid.tsx'
import {
  CourierValuesButton,
  hasCouriers,
  type ShowCourierValues,
} from '#features/draft/courier-values/courier-values-button.tsx'
import styles from './draft.module.css'
import { IssueOverview } from '#features/draft/issues/issue-overview.tsx'
import { SearchField } from './search-field.tsx'

type SheetToolsProps = {
  readonly snapshot: DraftSnapshot
  readonly selected: RowRange | null
  readonly canAct: boolean
  readonly onFilter: (filter: DraftFilter) => void
  readonly onNext: () => void
  readonly onDelete: (rows: RowRange) => void
  readonly renderCourierValues: ShowCourierValues
}

/** Finding one's way through the sheet: search, kinds of issues, the next one, what is selected. */
export function SheetTools(props: SheetToolsProps) {
  const { snapshot, selected, canAct, onFilter } = props
  const t = useTranslations('prepare.sheet')
  const { filter, entryCount, shownCount, issueCounts } = snapshot
  const filtered = filter.problemsOnly || filter.issue !== null || filter.search !== ''
  return (
    <div className={styles.tools}>
      <SearchField search={filter.search} onSearch={(search) => onFilter({ ...filter, search })} />
      <IssueOverview
        counts={issueCounts}
        copies={snapshot.copyCount}
        filter={filter}
        onFilter={onFilter}
      />
      {issueCounts.length > 0 && shownCount > 0 && (
        <Button look="quiet" onClick={props.onNext}>
          {t('next')}
        </Button>
      )}
      {canAct && hasCouriers(snapshot) && (
        <CourierValuesButton look="quiet" dialog="values" show={props.renderCourierValues} />
      )}
      {canAct && snapshot.withoutCourier > 0 && (
        <CourierValuesButton look="quiet" dialog="for-all" show={props.renderCourierValues} />
      )}
      {canAct && selected && (
        <Button icon="trash" onClick={() => props.onDelete(selected)}>
          {t('deleteEntries', { count: selected.to - selected.from })}
        </Button>
      )}
      {filtered && (
        <span className={styles.shown}>
          {t('shown', { shown: shownCount, count: entryCount })}
          <Button
            look="quiet"
            onClick={() => onFilter({ problemsOnly: false, issue: null, search: '' })}
          >
            {t('showAll')}
          </Button>
        </span>
      )}
    </div>
  )
}
