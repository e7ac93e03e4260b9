import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { CellBlock } from '#domain/draft/draft-view.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { PasteDialog } from '#sheet/spreadsheet/paste-dialog.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useServices } from '#shell/services.ts'

type Cell = { readonly row: number; readonly field: TrackingField }

const Context = createContext<((cell: Cell) => void) | null>(null)

/** Returns a function that opens the dialog to paste over a cell and those below. Its identity is stable. */
export function useRePaste(): (cell: Cell) => void {
  const rePaste = useContext(Context)
  if (rePaste === null) throw new Error('This part is drawn outside the sheet.')
  return rePaste
}

/** Provides the dialog to paste values again that a spreadsheet program has shortened. */
export function WithRePaste({ children }: { readonly children: ReactNode }) {
  const { draft } = useServices()
  const t = useTranslations('prepare.details')
  const [cell, setCell] = useState<{ readonly block: CellBlock; readonly about: string } | null>(
    null,
  )
  const ask = useCallback(
    ({ row: index, field }: Cell) => {
      const block = { ...draft.shownRange({ from: index, to: index + 1 }), fields: [field] }
      const { row = 0, cells } = draft.getRow(index) ?? {}
      const order = plainText(cells?.orderId ?? '')
      const value = plainText(cells?.[field] ?? '')
      setCell({ block, about: t('pasteFor', { row: String(row), order, value }) })
    },
    [draft, t],
  )
  return (
    <Context value={ask}>
      {children}
      {cell && (
        <PasteDialog
          purpose="number"
          about={cell.about}
          onPaste={(text, html) => draft.pasteCells(cell.block, text, html)}
          onClose={() => setCell(null)}
        />
      )}
    </Context>
  )
}
