import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The name of the field; without a placeholder it is seen too, until one types. */
  readonly label: string
}

/** A field to search in. What is typed are names and numbers: nothing is capitalised, corrected or completed. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <label className={classes(styles.search, className)}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
      />
    </label>
  )
}
