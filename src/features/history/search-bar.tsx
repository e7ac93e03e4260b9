import { type SubmitEvent, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { TextField } from '#ui/text-field.tsx'
import styles from './history.module.css'

type SearchBarProps = {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly openOnly: boolean
  readonly openCount: number
  readonly onOpenOnly: (openOnly: boolean) => void
}

/** One field for names and numbers, for the keyboard and for a scanner, which ends with Enter. */
export function SearchBar({ search, onSearch, openOnly, openCount, onOpenOnly }: SearchBarProps) {
  const t = useTranslations('history')
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The next scan takes the place of this one.
    field.current?.select()
  }
  return (
    <form role="search" className={styles.bar} onSubmit={submit}>
      <TextField
        ref={field}
        className={styles.search ?? ''}
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <label className={styles.openOnly}>
        <input
          type="checkbox"
          checked={openOnly}
          onChange={(event) => onOpenOnly(event.target.checked)}
        />
        {t('openOnly', { count: openCount })}
      </label>
    </form>
  )
}
