import type { CourierReplacement } from '#domain/draft/changes/courier-values.ts'
import { plainName } from './plain-name.ts'

/**
 * What stands for a courier: a name that a sheet had in place of a code, as `plainName` writes it, or the shape of
 * tracking numbers.
 */
export type CourierMark = { readonly kind: 'name' | 'shape'; readonly key: string }

/** A code that the person chose for what stands for it. */
export type ChosenCourier = CourierMark & { readonly code: string }

/**
 * The choices worth remembering among codes that were put in the place of values: names alone. A code that was replaced
 * by another one was wrong in that sheet, and says nothing about the next.
 */
export function namesToRemember(
  replacements: readonly CourierReplacement[],
  isCode: (value: string) => boolean,
): readonly ChosenCourier[] {
  return replacements.flatMap(({ value, code }) => {
    const isName = /\p{L}/u.test(value) && !isCode(value)
    const chosen = code.trim()
    return isName && chosen !== '' ? [{ kind: 'name', key: plainName(value), code: chosen }] : []
  })
}
