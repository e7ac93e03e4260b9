import { useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { FieldInput } from '#entries/couriers/courier-input.tsx'
import { useCanAct } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useShownFields } from '#sheet/state/column-look.ts'
import { EntryForm } from './entry-form.tsx'
import styles from './entry-line.module.css'
import { isHandingOver, useEntryForm } from './use-entry-form.ts'
import { AS_TYPED } from '#ui/form/as-typed.ts'

/** First line of the grid, which adds an entry. On a phone it opens as a separate form. */
export function EntryLine() {
  return useNarrow() ? <FoldedForm /> : <Line />
}

/** The form in the columns of the grid. A missing value is reported at its right, where rows have their issues. */
function Line() {
  const canAct = useCanAct()
  const t = useTranslations('prepare.form')
  const nameOf = useFieldName()
  const id = useId()
  const { form, fieldOf, setText, problemOf } = useEntryForm()
  const fields = useShownFields()
  const wrong = fields.find((field) => problemOf(field) !== undefined)
  return (
    <form {...form} className={styles.line} aria-label={t('title')} noValidate data-takes-scans>
      <span className={styles.sign}>
        <Icon name="plus" />
      </span>
      {fields.map((field, index) => (
        <FieldInput
          key={field}
          field={field}
          {...fieldOf(field)}
          className={styles.field}
          aria-label={nameOf(field)}
          title={nameOf(field)}
          placeholder={index === 0 ? t('placeholder') : undefined}
          aria-invalid={field === wrong ? true : undefined}
          aria-describedby={field === wrong ? id : undefined}
          {...AS_TYPED}
          disabled={!canAct}
          onText={(text) => setText(field, text)}
        />
      ))}
      <span className={styles.end}>
        <Button type="submit" look="quiet" disabled={!canAct}>
          {t('add')}
        </Button>
        <span id={id} role="status" className="problem cut">
          {wrong && problemOf(wrong)}
        </span>
      </span>
    </form>
  )
}

function FoldedForm() {
  const t = useTranslations('prepare.form')
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const arrive = useCallback((element: HTMLDivElement | null) => {
    place.current = element
    // Opens if a scanner was typing in the form that this one replaces.
    if (element && isHandingOver()) setOpen(true)
  }, [])
  const toggle = () => {
    // Flush now: iOS opens its keyboard only if the input is focused inside the event.
    flushSync(() => setOpen(!isOpen))
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={arrive} className={styles.folded}>
      <Button look="quiet" icon="plus" aria-expanded={isOpen} onClick={toggle}>
        {t('heading')}
      </Button>
      {isOpen && <EntryForm />}
    </div>
  )
}
