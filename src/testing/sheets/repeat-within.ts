import type { CellBlock } from '#domain/draft/cells/plan-cells.ts'

/** What is repeated is part of what it is repeated over, or one column beside it. */
export function repeatWithin<
  Repeat extends { readonly source: CellBlock; readonly block: CellBlock },
>(repeat: Repeat): Repeat {
  const { source, block: over } = repeat
  if (source.fields.every((field) => over.fields.includes(field))) return repeat
  return { ...repeat, source: { ...source, fields: source.fields.slice(0, 1) } }
}
