import { useTranslations } from '#i18n/use-translations.ts'
import { ChangesPreview } from '#entries/changes-preview.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import styles from '#upload/failures/grid/work.module.css'
import type { Correction } from './plan-replacement.ts'

const SHOWN = 50

/** Preview: the first entries that a correction changes. */
export function CorrectionPreview({
  corrections,
}: {
  readonly corrections: readonly Correction[]
}) {
  const t = useTranslations('find')
  const { placeOf } = useUpload().view.uploaded
  if (corrections.length === 0) return <p className={styles.none}>{t('nothing')}</p>
  const rows = corrections.slice(0, SHOWN).map(({ position, before, after }) => ({
    id: position,
    row: placeOf(position)?.row,
    before,
    after,
  }))
  return (
    <ChangesPreview rows={rows}>
      {corrections.length > SHOWN && t('more', { count: corrections.length - SHOWN })}
    </ChangesPreview>
  )
}
