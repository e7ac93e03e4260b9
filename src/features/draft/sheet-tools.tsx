import { useState } from 'react'
import { type DraftSnapshot, NO_FILTER } from '#domain/draft/draft-view.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CourierValuesButton } from '#features/draft/courier-values/courier-values-button.tsx'
import { countOf, lookOf } from '#features/draft/issues/issue-text.tsx'
import styles from './draft.module.css'
import type { SheetMoves } from './use-sheet-moves.ts'

/** Finding one's way through the sheet: search, kinds of issues, the next one, what is selected. */
export function SheetTools({ sheet }: { readonly sheet: SheetMoves }) {
  const { snapshot, canAct } = useDraft()
  const t = useTranslations('prepare.sheet')
  const { filter, entryCount, shownCount, issueCounts } = snapshot
  const { selected } = sheet
  const filtered = filter.only !== null || filter.issue !== null || filter.search !== ''
  return (
    <div className={styles.tools}>
      <SearchField onFilter={sheet.filter} />
      <IssueOverview onFilter={sheet.filter} />
      {issueCounts.length > 0 && shownCount > 0 && (
        <Button look="quiet" onClick={() => void sheet.goToNext()}>
          {t('next')}
        </Button>
      )}
      {canAct && hasCouriers(snapshot) && <CourierValuesButton look="quiet" dialog="values" />}
      {canAct && snapshot.withoutCourier > 0 && (
        <CourierValuesButton look="quiet" dialog="for-all" />
      )}
      {canAct && selected && (
        <Button icon="trash" onClick={() => sheet.deleteRows(selected)}>
          {t('deleteEntries', { count: selected.to - selected.from })}
        </Button>
      )}
      {filtered && (
        <span className={styles.shown}>
          {t('shown', { shown: shownCount, count: entryCount })}
          <Button look="quiet" onClick={() => sheet.filter(NO_FILTER)}>
            {t('showAll')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Whether a sheet has a column of couriers, or an entry a courier that looks like a name. */
function hasCouriers(snapshot: DraftSnapshot): boolean {
  return (
    snapshot.sources.some(({ match }) => match?.mapping.courier !== undefined) ||
    countOf(snapshot, 'courier-is-a-name') > 0
  )
}

type FilterProps = { readonly onFilter: SheetMoves['filter'] }

/** Looks through all entries while one types. */
function SearchField({ onFilter }: FilterProps) {
  const t = useTranslations('prepare.sheet')
  const { search } = useDraft().snapshot.filter
  // What is being typed goes before the draft's answer, which comes later than the next key.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={t('search')}
      placeholder={t('search')}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={typed ?? search}
      onChange={(event) => {
        setTyped(event.target.value)
        onFilter({ search: event.target.value })
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** A copy is neither a problem nor a warning. */
const SKIPPED = { tone: 'muted', icon: 'info' } as const

/** What there is to look at, by kind; each opens its rows. */
function IssueOverview({ onFilter }: FilterProps) {
  const t = useTranslations('prepare')
  const format = useFormatter()
  const { issueCounts, copyCount, filter } = useDraft().snapshot
  if (issueCounts.length + copyCount === 0) return null
  const lines = [
    ...issueCounts.map(({ kind, count }) => ({ kind, count, ...lookOf(kind) })),
    ...(copyCount > 0 ? [{ kind: 'skipped', count: copyCount, ...SKIPPED } as const] : []),
  ]
  return (
    <div className={styles.overview} role="group" aria-label={t('sheet.byKind')}>
      {lines.map(({ kind, count, tone, icon }) => {
        const chosen = filter.issue === kind
        return (
          <button
            key={kind}
            type="button"
            className={[styles.kind, styles[tone], chosen && styles.chosen]
              .filter(Boolean)
              .join(' ')}
            aria-pressed={chosen}
            onClick={() => onFilter({ issue: chosen ? null : kind })}
          >
            <Icon name={icon} size={13} />
            {t(`kind.${kind}`)} <strong>{format.number(count)}</strong>
          </button>
        )
      })}
    </div>
  )
}
