import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { useColumnName } from '#i18n/words/use-column-name.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useCanAct } from '#shell/services.ts'
import type { RememberedLayout } from '#storage/store.ts'
import { Button } from '#ui/button.tsx'
import styles from './settings.module.css'

type LayoutRowProps = {
  readonly layout: RememberedLayout
  readonly name: string
  readonly onForget: () => void
}

/** Remembered layout: its columns, the user's choices for them, and the last use. */
export function LayoutRow({ layout, name, onForget }: LayoutRowProps) {
  const t = useTranslations('settings.columns')
  const tColumns = useTranslations('columns')
  const nameOfField = useFieldName()
  const nameOfColumn = useColumnName()
  const when = useWhen()
  const canAct = useCanAct()
  const { mapping, headers, at } = layout
  return (
    <li className={styles.layout}>
      <div className={styles.layoutText}>
        <p>{name}</p>
        <p className={styles.chosen}>
          {TRACKING_FIELDS.map((field) => {
            const column = mapping[field]
            if (column === undefined) return null
            const header = plainText(headers?.[column] ?? '') || nameOfColumn(column, null)
            return (
              <span key={field}>{tColumns('matched', { field: nameOfField(field), header })}</span>
            )
          })}
          <span>{t('used', { when: when(at) })}</span>
        </p>
      </div>
      <Button disabled={!canAct} aria-label={t('forgetOne', { layout: name })} onClick={onForget}>
        {t('forget')}
      </Button>
    </li>
  )
}
