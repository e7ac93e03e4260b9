import type { CheckName, CourierFormat } from './courier-format.ts'
import { expandPattern } from './pattern-positions.ts'
import type { Positions } from './pattern-positions.ts'

/** Formats with the same pattern and the same check: told apart by their couriers alone. */
export type FormatGroup = {
  readonly expression: RegExp
  readonly positions: readonly Positions[]
  readonly check: CheckName | null
  readonly keys: readonly string[]
}

/** The groups of formats, in the order of the formats. */
export function groupFormats(formats: readonly CourierFormat[]): readonly FormatGroup[] {
  const alike = new Map<string, FormatGroup>()
  for (const { pattern, check, keys } of formats) {
    const name = `${check} ${pattern}`
    const group = alike.get(name) ?? createGroup(pattern, check)
    alike.set(name, { ...group, keys: [...new Set([...group.keys, ...keys])] })
  }
  return [...alike.values()]
}

function createGroup(pattern: string, check: CheckName | null): FormatGroup {
  return { expression: new RegExp(pattern), positions: expandPattern(pattern), check, keys: [] }
}
