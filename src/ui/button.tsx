import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'ghost' | 'danger'

type ButtonProps = ComponentProps<'button'> & {
  /** One `main` button per page; `quiet` looks like a link, `ghost` like text; `danger` can't be undone. */
  readonly look?: ButtonLook
  readonly icon?: IconName
  /** Shows only the icon; requires `aria-label`. */
  readonly iconOnly?: boolean
}

/** Classes for a link that looks like a button. */
export function buttonClasses(look: ButtonLook): string {
  return classes(styles.button, styles[look], styles.link)
}

export function Button({
  look = 'plain',
  icon,
  iconOnly = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[look], iconOnly && styles.iconOnly, className)}
    >
      {icon && <Icon name={icon} />}
      {!iconOnly && children}
    </button>
  )
}
