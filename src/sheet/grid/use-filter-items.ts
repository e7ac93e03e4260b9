import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import type { MenuItem } from '#ui/menu/menu-list.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'

/** Returns the filters as menu items. Choosing an active one removes it. */
export function useFilterItems() {
  const t = useTranslations('arrange')
  const tKind = useTranslations('prepare.kind')
  const { filter, sources, issueCounts } = useDraft().snapshot
  const nameOf = useSourceName()
  const sheet = useSheet()
  const toggle = (
    text: string,
    checked: boolean,
    chosen: Partial<typeof filter>,
    none: Partial<typeof filter>,
  ) => ({
    text,
    checked,
    onChoose: () => sheet.filter({ ...filter, ...(checked ? none : chosen) }),
  })
  return {
    courier: [
      toggle(
        t('withoutCourier'),
        filter.empty === 'courier',
        { empty: 'courier' },
        { empty: null },
      ),
    ],
    cleaned: [toggle(t('cleaned'), filter.cleaned, { cleaned: true }, { cleaned: false })],
    // A single source needs no filter.
    sources: asGroup(
      sources.length < 2
        ? []
        : sources.map(({ id, source }) =>
            toggle(
              t('source', { name: nameOf(source) }),
              filter.source === id,
              { source: id },
              { source: null },
            ),
          ),
    ),
    issues: asGroup(
      issueCounts.map(({ kind, count }) =>
        toggle(
          t('issue', { kind: tKind(kind), count }),
          filter.issue === kind,
          { issue: kind, only: null },
          { issue: null },
        ),
      ),
    ),
  }
}

/** Makes the items exclusive: at most one is chosen. */
function asGroup(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.map((item, index) => ({ ...item, isAlone: true, isFirst: index === 0 }))
}
