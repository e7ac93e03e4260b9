import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { useGroupListContext } from './group-list-context.ts'

type GroupMenuProps = {
  readonly group: CourierGroup
  readonly label: string
  readonly onLater: () => void
}

/** Menu with rare actions: postpone a group, split it, or merge its parts. */
export function GroupMenu({ group, label, onLater }: GroupMenuProps) {
  const t = useTranslations('couriers')
  const { splitting } = useGroupListContext()
  const { part } = group
  const merge = part && { text: t('split.merge'), onChoose: () => splitting.merge(part.of) }
  const splits = () => (group.positions.length > 1 ? splitting.waysOf(group) : [])
  return (
    <MenuButton
      look="ghost"
      icon="more"
      iconOnly
      label={t('more', { group: label })}
      items={() => [
        { text: t('later'), onChoose: onLater },
        ...(merge ? [merge] : []),
        ...splits(),
      ]}
    />
  )
}
