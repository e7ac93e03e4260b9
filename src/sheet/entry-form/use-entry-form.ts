import { zodResolver } from '@hookform/resolvers/zod'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  eachField,
  FORM_FIELDS,
  isRequired,
  REQUIRED_FIELDS,
  toEntry,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { isSheet, readTransfer } from '#entries/clipboard-sheet.ts'
import { useServices } from '#shell/services.ts'
import type { DraftClient } from '#worker/client.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'

const required = z.string().check(z.trim(), z.minLength(1))
const optional = z.string().check(z.trim())

const schema = z.object(eachField((field) => (isRequired(field) ? required : optional)))

type Values = z.output<typeof schema>

const EMPTY: Values = eachField(() => '')

/**
 * State of a form that another one replaces, as when the first entry creates the sheet while a scanner keeps typing.
 */
type Left = { readonly values: Values; readonly focused: string | null }

let left: Left | null = null

/** Returns whether a form with the focus is being unmounted in this moment. */
export const isHandingOver = (): boolean => left !== null && left.focused !== null

/** Adds the typed or scanned entry and clears the form. A scanner's Enter or Tab moves from field to field. */
export function useEntryForm() {
  const { draft } = useServices()
  const t = useTranslations('prepare.form')
  const announce = useAnnounce()
  const form = useForm({
    defaultValues: EMPTY,
    resolver: zodResolver(schema),
    // The form library would focus again in a later task, when a scanner may be in the next field.
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const problemOf = (field: keyof Values) =>
    errors[field] && isRequired(field) ? t(`problem.${field}`) : undefined
  const element = useRef<HTMLFormElement>(null)

  // The library's `setFocus` comes too late for a scanner.
  const focus = (field: string) => {
    const input = element.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }
  useHandover({
    leave: () => {
      const { activeElement } = document
      const isHere = element.current?.contains(activeElement)
      const focused = isHere ? (activeElement?.getAttribute('name') ?? null) : null
      return { values: form.getValues(), focused }
    },
    take: (before) => {
      for (const field of FORM_FIELDS) form.setValue(field, before.values[field])
      if (before.focused) focus(before.focused)
    },
  })
  const addEntry = (values: Values) => {
    draft.addEntry(toEntry(values))
    announce(t('added', { orderId: plainText(values.orderId) }))
    form.reset(EMPTY, { keepFieldsRef: true })
    focus('orderId')
  }
  const focusFirstOf = (problems: FieldErrors<Values>) => {
    const first = FORM_FIELDS.find((field) => problems[field])
    if (first) focus(first)
  }
  const add = (event: SyntheticEvent) => void form.handleSubmit(addEntry, focusFirstOf)(event)
  /** Moves to the next empty required field. If there is none, or this one is empty, submits. */
  const scan = (event: KeyboardEvent, at: TrackingField) => {
    const empty = REQUIRED_FIELDS.filter((field) => form.getValues(field).trim() === '')
    const isMissing = empty.some((field) => field === at)
    if (event.key === 'Tab' && (isMissing || !isRequired(at))) return
    event.preventDefault()
    const [next] = empty
    if (next && !isMissing) focus(next)
    else add(event)
  }
  const fieldOf = (field: keyof Values) => ({
    ...form.register(field),
    enterKeyHint: field === FORM_FIELDS.at(-1) ? ('done' as const) : ('next' as const),
    onKeyDown: (event: KeyboardEvent) => {
      if (isScannerKey(event)) scan(event, field)
    },
  })
  const setText = (field: keyof Values, text: string) => form.setValue(field, text)
  const onPaste = (event: ClipboardEvent) => takeSheet(draft, event)
  return { form: { ref: element, onSubmit: add, onPaste }, fieldOf, setText, problemOf }
}

/** Imports pasted cells as a sheet. A single value is pasted as text. */
function takeSheet(draft: DraftClient, event: ClipboardEvent): void {
  const { text, html } = readTransfer(event.clipboardData)
  if (!isSheet(text)) return
  event.preventDefault()
  event.stopPropagation()
  draft.importPaste(text, html)
}

/** Hands the typed values and the focus over to the form that replaces this one. */
function useHandover(form: { leave: () => Left; take: (before: Left) => void }) {
  const [first] = useState(form)
  useLayoutEffect(() => {
    if (left) first.take(left)
    left = null
    return () => {
      left = first.leave()
      // The other form mounts in the same commit, or not at all.
      queueMicrotask(() => (left = null))
    }
  }, [first])
}

/** Returns whether a key press is an Enter or Tab as a scanner sends it, outside an IME composition. */
function isScannerKey(event: KeyboardEvent): boolean {
  const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
  return plain && !event.nativeEvent.isComposing && (event.key === 'Enter' || event.key === 'Tab')
}
