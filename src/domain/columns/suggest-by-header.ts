import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import {
  assignByHeader,
  type FieldChoice,
  type FieldChoices,
  type HeaderColumn,
} from './assign-by-header.ts'
import {
  type ColumnFacts,
  findTrackings,
  isCourierLike,
  isOrderLike,
  isTrackingLike,
} from './column-facts.ts'
import type { ColumnMapping } from './column-match.ts'

/** A mapping, and whether it needs no question. */
export type MappingSuggestion = { readonly mapping: ColumnMapping; readonly certain: boolean }

/** Maps columns by their headers, and by their cells where a header says nothing. */
export function suggestByHeader(
  headers: readonly HeaderColumn[],
  columns: readonly ColumnFacts[],
): MappingSuggestion {
  const named = assignByHeader(headers, columns)
  const silent = columns.filter((facts) => isSilent(headers[facts.index]))
  const tracking = named.trackingId ?? pickByCells(findTrackings(silent), headers)
  const others = silent.filter((facts) => facts !== tracking?.facts)
  const order =
    named.orderId ??
    (named.merchantOrderId ? undefined : pickByCells(others.filter(isOrderLike), headers))
  const choices = {
    ...named,
    ...(tracking && { trackingId: tracking }),
    ...(order && { orderId: order }),
  }
  const certain = isCertain(choices, others)
  // Where the person is asked, a column of couriers without a known name is put forward too.
  const courier =
    certain || named.courier
      ? undefined
      : others.find((facts) => facts !== order?.facts && isCourierLike(facts))
  const mapping = mappingOf(choices)
  return { mapping: courier ? { ...mapping, courier: courier.index } : mapping, certain }
}

function isSilent(header: HeaderColumn | undefined): boolean {
  return header === undefined || (header.meaning.fields.length === 0 && !header.meaning.isDecoy)
}

/** Certain only where the column has no name at all: an unknown name may say that it is something else. */
function pickByCells(
  candidates: readonly ColumnFacts[],
  headers: readonly HeaderColumn[],
): FieldChoice | undefined {
  const [facts] = candidates
  if (facts === undefined) return undefined
  const isNamed = (headers[facts.index]?.text ?? '').trim() !== ''
  return { facts, strength: 'contained', hasRival: candidates.length > 1 || isNamed }
}

function mappingOf(choices: FieldChoices): ColumnMapping {
  const entries = Object.entries(choices).map(([field, choice]) => [field, choice.facts.index])
  return Object.fromEntries(entries) as { readonly [field in TrackingField]?: number }
}

function isCertain(choices: FieldChoices, silent: readonly ColumnFacts[]): boolean {
  const { orderId, merchantOrderId, trackingId, courier } = choices
  const hasOrder = orderId === undefined ? isKnown(merchantOrderId) : isSureOrder(orderId)
  const isMerchantSure = merchantOrderId === undefined || isKnown(merchantOrderId)
  return (
    hasOrder &&
    isMerchantSure &&
    trackingId !== undefined &&
    isSureTracking(trackingId, silent) &&
    courier?.hasRival !== true
  )
}

function isKnown(choice: FieldChoice | undefined): boolean {
  return (
    choice !== undefined &&
    !choice.hasRival &&
    (choice.strength === 'exact' || choice.strength === 'secondary')
  )
}

/** `Name` and the like are an order's where the cells say so: #1001, or an id of Amazon. */
function isSureOrder(choice: FieldChoice): boolean {
  const { facts, strength, hasRival } = choice
  const isUnmistakable = facts.hashShare >= 0.8 || facts.amazonShare >= 0.8
  const isNameless = strength === 'contained' && !hasRival && isOrderLike(facts)
  return isKnown(choice) || (!hasRival && (isUnmistakable || isNameless))
}

function isSureTracking(choice: FieldChoice, silent: readonly ColumnFacts[]): boolean {
  const { facts, hasRival } = choice
  if (facts.values.length === 0) return isKnown(choice) && !silent.some(isTrackingLike)
  if (isKnown(choice)) return facts.digitShare >= 0.5 && !facts.values.some(isLink)
  return !hasRival && isTrackingLike(facts) && facts.fitShare >= 0.8
}

function isLink(value: string): boolean {
  return value.includes('://')
}
