import type { RefObject, SubmitEvent } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import type { ShopChoice } from '#domain/upload/shops.ts'
import { ShopSelect } from '#uploads/shop-select.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { FILTERS, type Filter, type Place } from '#uploads/use-place.ts'
import styles from './search.module.css'

type SearchBarProps = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly place: Place
  /** Number of uploads that each filter shows. */
  readonly counts: Readonly<Record<Filter, number>>
  readonly shops: readonly ShopChoice[]
  readonly onChange: (change: Partial<Place>) => void
}

/** Search field for names and numbers, typed or scanned, with filters for the uploads. */
export function SearchBar({ field, place, counts, shops, onChange }: SearchBarProps) {
  const t = useTranslations('history')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The text is selected, so the next scan replaces it.
    field.current?.select()
  }
  return (
    <div className={styles.bar}>
      <form role="search" className={styles.search} onSubmit={submit}>
        <SearchField
          ref={field}
          label={t('search')}
          placeholder={t('searchHint')}
          value={place.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </form>
      <ShopSelect choices={shops} value={place.shop} onChange={(shop) => onChange({ shop })} />
      <Segmented
        label={t('filter')}
        value={place.filter}
        options={FILTERS.map((value) => ({
          value,
          text: t(`filters.${value}`),
          count: counts[value],
        }))}
        onChange={(filter) => onChange({ filter })}
      />
    </div>
  )
}
