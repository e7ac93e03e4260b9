import { useMemo } from 'react'
import type { DraftRow } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/grid/grid.tsx'
import styles from './grid.module.css'
import { FixSpace } from '#sheet/issues/issues-of-row.tsx'
import { type SheetColumn, useSheet } from '#sheet/state/use-sheet.ts'
import { useShownFields } from '#sheet/state/column-look.ts'

/** Column with the buttons for a row's menu and deletion. In any cell a shortcut opens the menu too. */
export function useActionColumn(): GridColumn<DraftRow, SheetColumn> {
  const { client } = useDraftClient()
  const { openMenu } = useSheet()
  const fields = useShownFields()
  const t = useTranslations('prepare.sheet')
  return useMemo(
    () => ({
      key: 'delete',
      header: t('deleteEntry'),
      quietHeader: true,
      width: '0px',
      floats: true,
      narrow: { line: 1, width: '44px' },
      focusInside: true,
      render: (row, index, tabIndex) => (
        <>
          <Button
            look="quiet"
            className={styles.more}
            icon="more"
            iconOnly
            aria-label={t('rowMenu')}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect()
              const cells = { rows: { from: index, to: index + 1 }, keys: fields }
              openMenu({ kind: 'cells', cells, at: { x: left, y: bottom } })
            }}
          />
          <Button
            look="quiet"
            className={styles.delete}
            icon="trash"
            iconOnly
            aria-label={t('deleteEntry')}
            tabIndex={tabIndex}
            onClick={() => client.deleteRows([row.id])}
          />
          {row.issues.length > 0 && <FixSpace row={row} index={index} />}
        </>
      ),
    }),
    [client, openMenu, fields, t],
  )
}
