import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './search-field.module.css'
import { AS_TYPED } from './as-typed.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The accessible name, also shown as the placeholder by default. */
  readonly label: string
}

/** A search field for names and numbers, so without capitalisation, correction or completion. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <label className={classes(styles.search, className)}>
      <Icon name="search" />
      <input type="search" aria-label={label} placeholder={label} {...AS_TYPED} {...input} />
    </label>
  )
}
