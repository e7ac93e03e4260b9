import type { RefObject, SubmitEvent } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { ALL_SHOPS, type ShopChoice } from '#domain/upload/shops.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { FILTERS, type Filter, type Place } from './use-place.ts'
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

type ShopSelectProps = {
  readonly choices: readonly ShopChoice[]
  readonly value: ShopChoice
  readonly onChange: (shop: ShopChoice) => void
}

/** Filter by shop. Not rendered without several shops. */
function ShopSelect({ choices, value, onChange }: ShopSelectProps) {
  const t = useTranslations('history')
  if (choices.length === 0) return null
  return (
    <div className={styles.shops}>
      <SelectField
        label={t('shop')}
        quietLabel
        value={value}
        options={choices.map((shop) => ({
          value: shop,
          text: shop === ALL_SHOPS ? t('allShops') : plainText(shop),
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
