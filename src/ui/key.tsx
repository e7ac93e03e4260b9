import styles from './key.module.css'

/** A key as it is printed on the keyboard. */
export function Key({ children }: { readonly children: string }) {
  return <kbd className={styles.key}>{children}</kbd>
}
