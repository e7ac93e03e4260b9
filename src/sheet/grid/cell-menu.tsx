import { useLocation } from 'wouter'
import { type Issue, isIssue } from '#domain/draft/row/issue.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft, useDraftClient, useDraftRow } from '#shell/services.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import type { MenuItem } from '#ui/menu/menu-list.tsx'
import { useShownFields } from '#sheet/state/column-look.ts'
import { MenuAt } from './menu-at.tsx'
import { type OpenMenu, useSheet } from '#sheet/state/use-sheet.ts'
import { useCellCommands } from './use-cell-commands.ts'

type CellsMenu = OpenMenu & { readonly kind: 'cells' }

type CellMenuProps = { readonly menu: CellsMenu }

/** Commands for the selected cells and their rows, with shortcuts; on a phone, for one row. */
export function CellMenu({ menu }: CellMenuProps) {
  return useNarrow() ? <MenuOfCard menu={menu} /> : <MenuOfCells menu={menu} />
}

function MenuOfCells({ menu }: CellMenuProps) {
  const t = useTranslations('cellMenu')
  return <MenuAt at={menu.at} label={t('title')} items={useItems(menu)} />
}

/** A phone shows rows as cards, so commands for cells are left out. */
function MenuOfCard({ menu }: CellMenuProps) {
  const t = useTranslations('cellMenu')
  return <MenuAt at={menu.at} label={t('title')} items={useCardItems(menu)} />
}

function useCardItems({ cells }: CellsMenu): readonly MenuItem[] {
  const t = useTranslations('cellMenu')
  const { canAct } = useDraftClient()
  const { editCell } = useSheet()
  const command = useCellCommands(cells)
  const [, navigate] = useLocation()
  const { from, to } = cells.rows
  const count = to - from
  const row = useDraftRow()(from)
  if (row === undefined) return []
  const field = row.issues.find(isOfCell)?.field ?? 'trackingId'
  const edit = { text: t('edit'), icon: 'pencil' as const, onChoose: () => editCell(from, field) }
  const history = {
    text: t('history'),
    icon: 'clock' as const,
    // The search isn't in the address, because the server would log the order ID.
    onChoose: () => navigate('/uploads', { state: { search: row.cells.orderId } }),
  }
  const hasHistory = count === 1 && row.cells.orderId !== ''
  if (!canAct) return hasHistory ? [history] : []
  const remove = { text: t('delete', { count }), icon: 'trash' as const, onChoose: command.remove }
  return [
    ...(count === 1 ? [edit] : []),
    { ...remove, text: count === 1 ? t('deleteOne') : remove.text },
    ...(hasHistory ? [history] : []),
    { text: t('swap', { count }), isFirst: true, onChoose: command.swap },
    { text: t('setCourier'), onChoose: command.setCourier },
  ]
}

const isOfCell = ({ kind }: Issue) => isIssue(kind)

function useItems({ cells, active }: CellsMenu): readonly MenuItem[] {
  const t = useTranslations('cellMenu')
  const { canAct, snapshot } = useDraft()
  const { openFind } = useSheet()
  const command = useCellCommands(cells)
  const shown = useShownFields()
  const count = cells.rows.to - cells.rows.from
  const hasCells = cells.keys.length > 0
  const copy = { text: t('copy'), keys: 'Ctrl C', disabled: !hasCells, onChoose: command.copy }
  const find = { text: t('find'), keys: 'Ctrl F', isFirst: true, onChoose: () => openFind('find') }
  if (!canAct) return [copy, find]
  const replace = { text: t('replace'), keys: 'Ctrl H', onChoose: () => openFind('replace') }
  const paste = { text: t('paste'), keys: 'Ctrl V', onChoose: command.paste }
  // The empty last row has no entry yet.
  if (cells.rows.from >= snapshot.shownCount) return [paste, find, replace]
  const ofCells = [
    { text: t('cut'), keys: 'Ctrl X', onChoose: command.cut },
    copy,
    paste,
    { text: t('clear'), keys: 'Delete', onChoose: command.clear },
    ...(active
      ? [{ text: t('fill'), keys: 'Ctrl Enter', onChoose: () => command.fillWith(active) }]
      : []),
    { text: t('fillDown'), keys: 'Ctrl D', onChoose: command.fillDown },
    { text: t('fillRight'), keys: 'Ctrl R', onChoose: command.fillRight },
    { text: t('restore'), onChoose: command.restore },
  ]
  const ofCourier = [
    { text: t('setCourier'), onChoose: command.setCourier },
    { text: t('clearCourier'), onChoose: command.clearCourier },
  ]
  return [
    ...(hasCells ? ofCells : []),
    { text: t('swap', { count }), onChoose: command.swap },
    ...(shown.includes('courier') ? ofCourier : []),
    { text: t('insertAbove', { count }), onChoose: command.insertAbove },
    { text: t('insertBelow', { count }), onChoose: command.insertBelow },
    { text: t('duplicate', { count }), onChoose: command.duplicate },
    { text: t('delete', { count }), keys: 'Shift Delete', onChoose: command.remove },
    find,
    replace,
  ]
}
