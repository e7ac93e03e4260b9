import * as z from 'zod/mini'
import {
  eachField,
  isRequired,
  REQUIRED_FIELDS,
  type RequiredField,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'

const required = z.string().check(z.trim(), z.minLength(1))
const optional = z.string().check(z.trim())

/** What the form for one entry holds. */
export const entryFormSchema = z.object(
  eachField((field) => (isRequired(field) ? required : optional)),
)

export type EntryForm = z.output<typeof entryFormSchema>

export const EMPTY_FORM: EntryForm = eachField(() => '')

/** What a scanner's Enter does in a field: go on, add, or say what is missing. */
export type ScannerStep =
  | { readonly kind: 'go'; readonly to: RequiredField }
  | { readonly kind: 'add' }
  | { readonly kind: 'missing'; readonly field: RequiredField }

/** Decides what Enter does: the next empty required field, and adding when both are filled. */
export function planScannerStep(at: TrackingField, values: EntryForm): ScannerStep {
  const empty = REQUIRED_FIELDS.filter((field) => values[field].trim() === '')
  const here = empty.find((field) => field === at)
  if (here) return { kind: 'missing', field: here }
  const [next] = empty
  return next ? { kind: 'go', to: next } : { kind: 'add' }
}
