import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { findSplits, isPartOf, type Split } from '#domain/couriers/groups/split-groups.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { MenuItem } from '#ui/menu/menu-list.tsx'
import type { GroupList } from '#upload/couriers/use-group-list.ts'
import type { useGroupSplits } from './use-group-splits.ts'

export type Splitting = ReturnType<typeof useSplitting>

/** Splits and merges groups in place in the list, and moves the focus to the result. */
export function useSplitting(
  splits: ReturnType<typeof useGroupSplits>,
  list: GroupList,
  begin: (id: string) => void,
) {
  const t = useTranslations('couriers.split')
  const announce = useAnnounce()
  const split = (group: CourierGroup, way: Split) => {
    const parts = splits.split(group, way)
    list.replace([group.id], parts)
    announce(t('done', { parts: parts.length }))
    const [first] = parts
    if (first) begin(first.id)
  }
  return {
    /** Finds the splits that make a difference, when the menu opens. */
    waysOf: (group: CourierGroup): readonly MenuItem[] => {
      const ways = findSplits(group, splits.about).map(({ split: way, parts }) => ({
        text: t(way.by === 'selection' ? 'none' : way.by, { parts }),
        onChoose: () => split(group, way),
      }))
      return ways.length > 0 ? ways : [{ text: t('none'), disabled: true, onChoose: () => {} }]
    },
    splitOff: (group: CourierGroup, positions: readonly Position[]) =>
      split(group, { by: 'selection', positions: new Set(positions) }),
    merge: (id: string) => {
      const parts = splits.groups.filter((one) => isPartOf(one.id, id)).map((one) => one.id)
      const whole = splits.merge(id)
      if (whole === undefined) return
      list.replace(parts, [whole])
      announce(t('merged'))
      begin(whole.id)
    },
  }
}
