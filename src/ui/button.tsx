import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'ghost' | 'danger'

type ButtonProps = ComponentProps<'button'> & {
  /** One `main` button a page; `quiet` looks like a link, `ghost` like text; `danger` for what cannot be undone. */
  readonly look?: ButtonLook
  readonly icon?: IconName
  /** Only the icon is seen; `aria-label` is then required. */
  readonly iconOnly?: boolean
}

/** For a link that leads on and looks like a button. */
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
