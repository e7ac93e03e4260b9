import type { ReactNode } from 'react'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import styles from './changes-preview.module.css'

type Values = { readonly [field in TrackingField]?: string }

export type ChangedRow = {
  readonly id: number
  readonly row: number | undefined
  readonly before: Values
  readonly after: Values
}

type ChangesPreviewProps = {
  readonly rows: readonly ChangedRow[]
  readonly children?: ReactNode
}

/** Rows that would change, each value before and after. */
export function ChangesPreview({ rows, children }: ChangesPreviewProps) {
  const t = useTranslations('find')
  const common = useTranslations('common')
  const fieldName = useFieldName()
  const fields = TRACKING_FIELDS.filter((field) =>
    rows.some(({ before, after }) => before[field] !== after[field]),
  )
  return (
    // A long list scrolls, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={t('preview')} className={styles.preview} tabIndex={0}>
      <table className="table">
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
          {rows.map(({ id, row, before, after }) => (
            <tr key={id}>
              <td>{row}</td>
              {fields.map((field) => (
                <td key={field}>
                  <del>{plainText(before[field] ?? '')}</del> <b>{plainText(after[field] ?? '')}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children && <p className={styles.more}>{children}</p>}
    </div>
  )
}
