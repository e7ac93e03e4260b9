import { type ClipboardEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react'
import * as z from 'zod/mini'
import {
  eachField,
  FORM_FIELDS,
  isRequired,
  REQUIRED_FIELDS,
  type RequiredField,
  toEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useCanAct, useServices } from '#page/services.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import styles from './entry-form.module.css'

const required = z.string().check(z.trim(), z.minLength(1))
const optional = z.string().check(z.trim())

/** What the form for one entry holds. */
const schema = z.object(eachField((field) => (isRequired(field) ? required : optional)))

type Values = z.output<typeof schema>

const EMPTY: Values = eachField(() => '')

type EntryFormProps = {
  /** Takes a paste that is a sheet, and says whether it was one. */
  readonly takePaste: (clipboard: DataTransfer) => boolean
}

/** One entry at a time, typed or scanned: Enter goes to the next empty required field, adds, and begins again. */
export function EntryForm({ takePaste }: EntryFormProps) {
  const canAct = useCanAct()
  const t = useTranslations('prepare.form')
  const nameOf = useFieldName()
  const titleId = useId()
  const { element, register, problemOf, add, scan } = useEntryForm()
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
function useEntryForm() {
  const { draft } = useServices()
  const t = useTranslations('prepare.form')
  const announce = useAnnounce()
  const { form, submit } = useSchemaForm(schema, EMPTY)
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
      draft.call('addEntry', toEntry(values))
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

/** What a scanner's Enter does in a field: go on, add, or say what is missing. */
type ScannerStep =
  | { readonly kind: 'go'; readonly to: RequiredField }
  | { readonly kind: 'add' }
  | { readonly kind: 'missing'; readonly field: RequiredField }

/** Decides what Enter does: the next empty required field, and adding when both are filled. */
function planScannerStep(at: TrackingField, values: Values): ScannerStep {
  const empty = REQUIRED_FIELDS.filter((field) => values[field].trim() === '')
  const here = empty.find((field) => field === at)
  if (here) return { kind: 'missing', field: here }
  const [next] = empty
  return next ? { kind: 'go', to: next } : { kind: 'add' }
}
