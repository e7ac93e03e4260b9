import type { TrackingField } from '#domain/entry/tracking-entry.ts'

type InFields = { readonly fields: readonly TrackingField[] }

/** Makes the source part of its target block, or one column beside it. */
export function repeatWithin<
  Repeat extends { readonly source: InFields; readonly block: InFields },
>(repeat: Repeat): Repeat {
  const { source, block: over } = repeat
  if (source.fields.every((field) => over.fields.includes(field))) return repeat
  return { ...repeat, source: { ...source, fields: source.fields.slice(0, 1) } }
}
