import type { DraftRow } from '#domain/draft/draft-view.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import type { Language } from '#i18n/languages.ts'
import { CleanedCell } from './cleaned-cell.tsx'
import styles from './draft.module.css'

/** The code of a courier, and what it is called where that is known. */
export function CourierCell({ row, language }: { row: DraftRow; language: Language }) {
  const { cells, originals, courierNames } = row
  const name = courierNames && mainName(courierNames, language)
  const code = <CleanedCell value={cells.courier} original={originals.courier} />
  if (!name) return code
  return (
    <>
      <span className={styles.courierCode}>{code}</span>
      <span className={styles.courierName} lang={name.lang}>
        {' '}
        {name.text}
      </span>
    </>
  )
}
