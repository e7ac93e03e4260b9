import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Correction } from '#domain/upload/repairs/suggest-repair.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { plainText } from '#ui/text/plain-text.ts'
import styles from './corrections.module.css'

const SHOWN = 50

/** The first entries that a correction changes, each value as it was and as it will be. */
export function CorrectionPreview({
  corrections,
}: {
  readonly corrections: readonly Correction[]
}) {
  const t = useTranslations('failures.repair')
  const common = useTranslations('common')
  const fieldName = useFieldName()
  const { placeOf } = useUpload().view.uploaded
  const shown = corrections.slice(0, SHOWN)
  const fields = TRACKING_FIELDS.filter((field) =>
    shown.some(({ before, after }) => before[field] !== after[field]),
  )
  if (shown.length === 0) return <p className={styles.none}>{t('nothing')}</p>
  return (
    // A long list is scrolled: whoever has no mouse gets there by Tab.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={t('preview')} className={styles.preview} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{common('row')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {fieldName(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ position, before, after }) => (
            <tr key={position}>
              <td>{placeOf(position)?.row}</td>
              {fields.map((field) => (
                <td key={field}>
                  <del>{plainText(before[field] ?? '')}</del> <b>{plainText(after[field] ?? '')}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {corrections.length > SHOWN && (
        <p className={styles.more}>{t('more', { count: corrections.length - SHOWN })}</p>
      )}
    </div>
  )
}
