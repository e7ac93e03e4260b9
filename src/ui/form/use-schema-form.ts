import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * A form of react-hook-form, checked by a schema whose messages are codes; the catalogues have the words. `submit` takes
 * the values at once, since a scanner's next character comes before a promise would. Where something is wrong, the
 * first such field gets the focus.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({ defaultValues, resolver: zodResolver(schema) })
  const submit = (event: SyntheticEvent, take: (values: Values) => void) => {
    event.preventDefault()
    const reading = schema.safeParse(form.getValues())
    if (reading.success) take(reading.data)
    else void form.trigger(undefined, { shouldFocus: true })
  }
  return { form, submit }
}
