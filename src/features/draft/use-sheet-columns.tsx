import { useMemo } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/grid/grid.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import { CleanedCell } from './cleaned-cell.tsx'
import { CourierCell } from './courier-cell.tsx'
import styles from './draft.module.css'
import { toneOfCell } from '#features/draft/issues/issue-look.ts'
import { IssuesOfRow } from '#features/draft/issues/issues-of-row.tsx'

export type SheetColumn = TrackingField | 'row' | 'issues' | 'delete'

/** The columns of the sheet; the same array as long as language and rights stay. */
export function useSheetColumns(client: DraftClient, canAct: boolean) {
  const t = useTranslations('prepare.sheet')
  const tCommon = useTranslations('common')
  const tDetails = useTranslations('prepare.details')
  const language = useLocale()
  return useMemo((): readonly GridColumn<DraftRow, SheetColumn>[] => {
    const field = (key: TrackingField): GridColumn<DraftRow, SheetColumn> => ({
      ...ABOUT_FIELD[key].grids.draft,
      key,
      header: tCommon(ABOUT_FIELD[key].header),
      monospace: true,
      value: (row) => row.cells[key],
      tone: (row) => toneOfCell(row, key),
      note: (row) => (row.originals[key] === undefined ? undefined : tDetails('cleaned')),
      render: (row) =>
        key === 'courier' ? (
          <CourierCell row={row} language={language} />
        ) : (
          <CleanedCell value={row.cells[key]} original={row.originals[key]} />
        ),
    })
    const row: GridColumn<DraftRow, SheetColumn> = {
      key: 'row',
      header: tCommon('row'),
      width: '72px',
      narrow: { line: 2, width: '13%' },
      align: 'end',
      render: (entry) => entry.row,
    }
    const issues: GridColumn<DraftRow, SheetColumn> = {
      key: 'issues',
      header: t('toLookAt'),
      width: 'minmax(240px, 2fr)',
      narrow: { line: 2, width: '38%' },
      // Most rows have none, and words for them are not free to make.
      render: (entry, _index, tabIndex) =>
        entry.issues.length > 0 && (
          <IssuesOfRow row={entry} client={client} canAct={canAct} tabIndex={tabIndex} isBrief />
        ),
    }
    const remove: GridColumn<DraftRow, SheetColumn> = {
      key: 'delete',
      header: t('deleteEntry'),
      quietHeader: true,
      width: '46px',
      narrow: { line: 1, width: '12%' },
      focusInside: true,
      render: (entry, _index, tabIndex) => (
        <Button
          look="quiet"
          className={styles.delete}
          icon="trash"
          iconOnly
          aria-label={t('deleteEntry')}
          tabIndex={tabIndex}
          onClick={() => client.call('deleteRows', [entry.id])}
        />
      ),
    }
    return [row, ...TRACKING_FIELDS.map(field), issues, ...(canAct ? [remove] : [])]
  }, [client, canAct, language, t, tCommon, tDetails])
}
