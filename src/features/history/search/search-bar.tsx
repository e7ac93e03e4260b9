import { type SubmitEvent, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { TextField } from '#ui/form/text-field.tsx'
import styles from '#features/history/history.module.css'
import type { Place } from '#features/history/use-place.ts'

type SearchBarProps = {
  readonly search: string
  readonly openOnly: boolean
  readonly openCount: number
  readonly onChange: (change: Partial<Place>) => void
}

/** One field for names and numbers, for the keyboard and for a scanner, which ends with Enter. */
export function SearchBar({ search, openOnly, openCount, onChange }: SearchBarProps) {
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
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <label className={styles.openOnly}>
        <input
          type="checkbox"
          checked={openOnly}
          onChange={(event) => onChange({ openOnly: event.target.checked })}
        />
        {t('openOnly', { count: openCount })}
      </label>
    </form>
  )
}
