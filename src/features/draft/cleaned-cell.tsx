import styles from './draft.module.css'

type CleanedCellProps = { readonly value: string; readonly original: string | undefined }

/** A value, marked where cleaning changed what the sheet had. */
export function CleanedCell({ value, original }: CleanedCellProps) {
  return original === undefined ? (
    <span className={styles.value}>{value}</span>
  ) : (
    <>
      <span className={styles.value}>{value}</span>
      <span className={styles.cleaned} title={original} aria-hidden="true" />
    </>
  )
}
