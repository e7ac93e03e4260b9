import { type ReactNode, useEffect } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './frame.module.css'

type PageProps = {
  /** Takes the height below the header and scrolls inside; otherwise the page scrolls. On phones the window scrolls. */
  readonly fills?: boolean
  /** For tables. Texts are easier to read in narrower lines. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Page({ fills = false, wide = false, children }: PageProps) {
  return (
    <div className={classes(fills ? styles.fills : styles.scrolls, wide && styles.wide)}>
      {children}
    </div>
  )
}

type DockProps = { readonly children: ReactNode; readonly className?: string | undefined }

/** Holds the primary button: on phones at the window's lower edge, above the navigation, otherwise in place. */
export function Dock({ children, className }: DockProps) {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.docked = ''
    return () => void delete dataset.docked
  }, [])
  return <div className={classes(styles.dock, className)}>{children}</div>
}
