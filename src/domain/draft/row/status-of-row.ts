import { headerKey } from '#domain/columns/header/normalize-header.ts'
import type { Status, StatusColumn } from '#domain/columns/platforms/platform.ts'
import { platformOf } from '#domain/columns/platforms/read-by-platform.ts'
import { readStatus, namedColumn } from '#domain/columns/platforms/read-status.ts'
import type { RowFacts } from './row-facts.ts'

export type SaidStatus = NonNullable<RowFacts['status']>

// Rows with the same status share one object, so each status is parsed once.
const known = new WeakMap<SaidStatus, Status | null>()

/** The meaning of a row's status; null without a status, or for one that doesn't matter for sending. */
export function statusOf({ status }: RowFacts): Status | null {
  if (status === undefined) return null
  const before = known.get(status)
  if (before !== undefined) return before
  const meaning = readStatus(status.text, columnOf(status))
  known.set(status, meaning)
  return meaning
}

function columnOf({ column, platform }: SaidStatus): StatusColumn | undefined {
  const key = headerKey(column)
  const own = platformOf(platform)?.statuses?.find((one) => headerKey(one.column) === key)
  return own ?? namedColumn(column) ?? undefined
}
