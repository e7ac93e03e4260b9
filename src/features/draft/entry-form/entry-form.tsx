import { type ClipboardEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react'
import {
  FORM_FIELDS,
  isRequired,
  toEntry,
  type TrackingEntry,
} from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import {
  EMPTY_FORM,
  type EntryForm as Values,
  entryFormSchema,
  planScannerStep,
} from './entry-form-schema.ts'
import styles from './entry-form.module.css'

type EntryFormProps = {
  /** false: another tab is the one that can change things. */
  readonly canAct: boolean
  readonly onAdd: (entry: TrackingEntry) => void
  /** Takes a paste that is a sheet, and says whether it was one. */
  readonly takePaste: (clipboard: DataTransfer) => boolean
}

/** One entry at a time, typed or scanned: Enter goes to the next empty required field, adds, and begins again. */
export function EntryForm({ canAct, onAdd, takePaste }: EntryFormProps) {
  const t = useTranslations('prepare.form')
  const nameOf = useFieldName()
  const titleId = useId()
  const { element, register, problemOf, add, scan } = useEntryForm(onAdd)
  const hasProblem = FORM_FIELDS.some((field) => problemOf(field) !== undefined)
  return (
    <form
      ref={element}
      className={[styles.form, hasProblem && styles.withProblem].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      noValidate
      onSubmit={add}
      onPaste={(event: ClipboardEvent) => {
        if (!takePaste(event.clipboardData)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      {FORM_FIELDS.map((field) => (
        <TextField
          key={field}
          {...register(field)}
          label={nameOf(field)}
          monospace
          disabled={!canAct}
          enterKeyHint={field === FORM_FIELDS.at(-1) ? 'done' : 'next'}
          problem={problemOf(field)}
          onKeyDown={(event) => {
            if (isScannerKey(event)) scan(event, field)
          }}
        />
      ))}
      <Button type="submit" className={styles.add} disabled={!canAct}>
        {t('add')}
      </Button>
    </form>
  )
}

/** Adds what was typed or scanned and begins again; a scanner's keys go from field to field. */
function useEntryForm(onAdd: EntryFormProps['onAdd']) {
  const t = useTranslations('prepare.form')
  const announce = useAnnounce()
  const { form, submit } = useSchemaForm(entryFormSchema, EMPTY_FORM)
  const { errors } = form.formState
  const problemOf = (field: keyof Values) =>
    errors[field] && isRequired(field) ? t(`problem.${field}`) : undefined
  const element = useRef<HTMLFormElement>(null)

  // The form library focuses later than a scanner types.
  const focus = (field: keyof Values) => {
    const input = element.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }
  const add = (event: SyntheticEvent) =>
    submit(event, (values) => {
      onAdd(toEntry(values))
      announce(t('added', { orderId: values.orderId }))
      for (const field of FORM_FIELDS) form.setValue(field, '')
      form.clearErrors()
      focus('orderId')
    })
  const scan = (event: KeyboardEvent, at: keyof Values) => {
    const step = planScannerStep(at, form.getValues())
    if (event.key === 'Tab' && (step.kind === 'missing' || !isRequired(at))) return
    event.preventDefault()
    if (step.kind === 'add') add(event)
    else if (step.kind === 'go') focus(step.to)
    else void form.trigger(step.field)
  }
  return { element, register: form.register, problemOf, add, scan }
}

/** Enter and Tab as a scanner sends them; those of an input method belong to the composition. */
function isScannerKey(event: KeyboardEvent): boolean {
  const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
  return plain && !event.nativeEvent.isComposing && (event.key === 'Enter' || event.key === 'Tab')
}
