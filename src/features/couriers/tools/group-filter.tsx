import { useMemo } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { type GroupFilter, NO_FILTER, wantsAll } from '#domain/couriers/groups/match-groups.ts'
import { sourceKey } from '#domain/couriers/groups/split-groups.ts'
import { describeShape } from '#domain/formats/describe-shape.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { CourierField } from '#page/couriers/courier-field.tsx'
import { useUpload } from '#page/upload/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import styles from './group-filter.module.css'
import { candidatesOf } from './use-group-filter.ts'

type GroupFilterProps = {
  readonly groups: readonly CourierGroup[]
  /** So many groups fit. */
  readonly count: number
  readonly filter: GroupFilter
  readonly onChange: (filter: GroupFilter) => void
}

/** Finds groups by what people know of them: an order, a number, a courier, a sheet, and what is left to decide. */
export function GroupFilterBar({ groups, count, filter, onChange }: GroupFilterProps) {
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
      <Facets groups={groups} filter={filter} onChange={change} />
      {!wantsAll(filter) && (
        <p className="quiet">
          {count === 0 ? t('none') : t('found', { count, all: groups.length })}{' '}
          <Button look="quiet" className={styles.clear} onClick={() => onChange(NO_FILTER)}>
            {t('clear')}
          </Button>
        </p>
      )}
    </div>
  )
}

type FacetsProps = Pick<GroupFilterProps, 'groups' | 'filter'> & {
  readonly onChange: (part: Partial<GroupFilter>) => void
}

/** Each is there as far as it tells groups apart. */
function Facets({ groups, filter, onChange }: FacetsProps) {
  const t = useTranslations('couriers.filter')
  const couriers = useMemo(() => candidatesOf(groups), [groups])
  const shapes = useShapeOptions(groups)
  const sheets = useSheetOptions()
  return (
    <>
      {couriers.length > 1 && (
        <div className={styles.courier}>
          <CourierField
            label={t('courier')}
            placeholder={t('anyCourier')}
            none={t('anyCourier')}
            options={couriers}
            chosen={filter.courier}
            onChoose={(courier) => onChange({ courier: courier?.key ?? null })}
          />
        </div>
      )}
      <Facet
        label={t('shape')}
        any={t('anyShape')}
        options={shapes}
        value={filter.shape}
        onChange={(shape) => onChange({ shape })}
      />
      <Facet
        label={t('sheet')}
        any={t('anySheet')}
        options={sheets}
        value={filter.sheet}
        onChange={(sheet) => onChange({ sheet })}
      />
    </>
  )
}

type Option = { readonly value: string; readonly text: string }

type FacetProps = {
  readonly label: string
  readonly any: string
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

const ANY = ''

function Facet({ label, any, options, value, onChange }: FacetProps) {
  if (options.length < 2) return null
  return (
    <SelectField
      label={label}
      quietLabel
      value={value ?? ANY}
      options={[{ value: ANY, text: any }, ...options]}
      onChange={({ target }) => onChange(target.value === ANY ? null : target.value)}
    />
  )
}

function useShapeOptions(groups: readonly CourierGroup[]): readonly Option[] {
  const wordsOf = useShapeWords()
  return useMemo(() => {
    const samples = new Map(groups.map(({ shape, samples: [first = ''] }) => [shape, first]))
    return [...samples].map(([value, sample]) => ({ value, text: wordsOf(describeShape(sample)) }))
  }, [groups, wordsOf])
}

function useSheetOptions(): readonly Option[] {
  const { sources } = useUpload().view.header
  const nameOf = useSourceName()
  return useMemo(
    () => sources.map((source) => ({ value: sourceKey(source), text: nameOf(source) })),
    [sources, nameOf],
  )
}
