import { useId } from 'react'
import { isRequired, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { FieldInput } from '#entries/couriers/courier-input.tsx'
import { useCanAct } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './entry-form.module.css'
import { useEntryForm } from './use-entry-form.ts'

/** Adds one entry at a time, typed or scanned. Enter moves to the next empty required field, then adds the entry. */
export function EntryForm() {
  const canAct = useCanAct()
  const t = useTranslations('prepare.form')
  const nameOf = useFieldName()
  const hintId = useId()
  const { form, fieldOf, setText, problemOf } = useEntryForm()
  const hasProblem = TRACKING_FIELDS.some((field) => problemOf(field) !== undefined)
  return (
    <form
      {...form}
      className={classes(styles.form, hasProblem && styles.withProblem)}
      aria-label={t('title')}
      aria-describedby={hintId}
      noValidate
      data-takes-scans
    >
      <div className={styles.head}>
        <Icon name="scan" />
        <h2>{t('heading')}</h2>
        <p id={hintId} className={styles.hint}>
          {t('hint')}
        </p>
      </div>
      {TRACKING_FIELDS.map((field) => (
        <FieldInput
          key={field}
          field={field}
          {...fieldOf(field)}
          disabled={!canAct}
          onText={(text) => setText(field, text)}
          renderInput={(input) => (
            <TextField
              {...input}
              label={nameOf(field)}
              aside={isRequired(field) ? undefined : t('optional')}
              aria-required={isRequired(field)}
              monospace
              problem={problemOf(field)}
            />
          )}
        />
      ))}
      <Button type="submit" className={styles.add} disabled={!canAct}>
        {t('add')}
      </Button>
    </form>
  )
}
