import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './draft.module.css'

type SearchFieldProps = { readonly search: string; readonly onSearch: (search: string) => void }

/** Looks through all entries while one types. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const t = useTranslations('prepare.sheet')
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
        onSearch(event.target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
