import { type GroupFilter, NO_FILTER, wantsAll } from '#domain/couriers/groups/match-groups.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import styles from './group-filter.module.css'

type GroupFilterProps = {
  /** Number of matching groups, and of all groups. */
  readonly count: number
  readonly all: number
  readonly filter: GroupFilter
  readonly onChange: (filter: GroupFilter) => void
}

/** Filters the groups by order, number or courier, and by whether they are decided. */
export function GroupFilterBar({ count, all, filter, onChange }: GroupFilterProps) {
  const t = useTranslations('couriers.filter')
  const change = (part: Partial<GroupFilter>) => onChange({ ...filter, ...part })
  return (
    <div role="search" aria-label={t('title')} className={styles.bar}>
      <SearchField
        className={styles.search}
        label={t('search')}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Segmented
        label={t('progress')}
        value={filter.progress ?? 'all'}
        options={(['all', 'open', 'decided'] as const).map((value) => ({ value, text: t(value) }))}
        onChange={(value) => change({ progress: value === 'all' ? null : value })}
      />
      {!wantsAll(filter) && (
        <p className="quiet">
          {count === 0 ? t('none') : t('found', { count, all })}{' '}
          <Button look="quiet" className={styles.clear} onClick={() => onChange(NO_FILTER)}>
            {t('clear')}
          </Button>
        </p>
      )}
    </div>
  )
}
