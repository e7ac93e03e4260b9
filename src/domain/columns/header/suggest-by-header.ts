import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import {
  assignByHeader,
  type FieldChoice,
  type FieldChoices,
  type HeaderColumn,
} from './assign-by-header.ts'
import { headerKey } from './normalize-header.ts'
import type { MappingSuggestion } from '#domain/columns/cells/assign-by-cells.ts'
import {
  findTrackings,
  hasLinks,
  holdsOtherThings,
  isOrderLike,
  isTrackingLike,
  type ReadColumn,
} from '#domain/columns/cells/column-kinds.ts'
import { shareOf } from '#domain/columns/cells/column-facts.ts'
import { ORDER } from '#domain/columns/cells/column-patterns.ts'
import { isAtLeast } from '#domain/columns/cells/grade.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'

/** Maps columns by their headers, and by their cells where a header has no known meaning. */
export function suggestByHeader(
  headers: readonly HeaderColumn[],
  columns: readonly ReadColumn[],
): MappingSuggestion {
  const named = assignByHeader(headers, columns)
  const silent = columns.filter((column) => isSilent(headers[column.index]))
  const tracking = named.trackingId ?? pickByCells(findTrackings(silent), headers)
  const others = silent.filter((column) => column !== tracking?.column)
  const byCells = () => {
    const orders = named.merchantOrderId ? [] : others.filter(isOrderLike)
    // Which of several columns is the order, only the user knows: a guess sends numbers to the wrong orders.
    return orders.length > 1 ? undefined : pickByCells(orders, headers)
  }
  const order = isPerson(named.orderId)
    ? (byCells() ?? named.orderId)
    : (named.orderId ?? onlyId(named, headers, columns) ?? byCells())
  const choices = {
    ...named,
    ...(tracking && { trackingId: tracking }),
    ...(order && { orderId: order }),
  }
  const certain = isCertain(choices, others)
  // A column with an unknown header is only suggested, since it may be another courier.
  const courier = named.courier
    ? undefined
    : others.find(
        (column) =>
          column !== order?.column &&
          column.kind === 'courier' &&
          !(certain && hasName(headers[column.index])),
      )
  const mapping = mappingOf(choices)
  return { mapping: courier ? { ...mapping, courier: courier.index } : mapping, certain }
}

/** `id` may be any record's, but not where it is the only column besides those that name an entry's other fields. */
function onlyId(
  named: FieldChoices,
  headers: readonly HeaderColumn[],
  columns: readonly ReadColumn[],
): FieldChoice | undefined {
  if (named.trackingId === undefined || named.merchantOrderId !== undefined) return undefined
  const taken = Object.values(named).map(({ column }) => column)
  const [column, ...others] = columns.filter((one) => one.values.length > 0 && !taken.includes(one))
  if (column === undefined || others.length > 0) return undefined
  const isId = headerKey(headers[column.index]?.text ?? '') === 'id'
  return isId ? { column, strength: 'contained', hasRival: false } : undefined
}

/** `Name` can be an order's or a person's. */
function isPerson(choice: FieldChoice | undefined): boolean {
  return choice?.strength === 'doubtful' && choice.column.kind === 'words'
}

function isSilent(header: HeaderColumn | undefined): boolean {
  return header === undefined || (header.meaning.fields.length === 0 && !header.meaning.isDecoy)
}

function hasName(header: HeaderColumn | undefined): boolean {
  return header !== undefined && header.text.trim() !== ''
}

/** Certain only for a column without a name: an unknown name may have another meaning. */
function pickByCells(
  candidates: readonly ReadColumn[],
  headers: readonly HeaderColumn[],
): FieldChoice | undefined {
  const [column] = candidates
  if (column === undefined) return undefined
  const hasRival = candidates.length > 1 || hasName(headers[column.index])
  return { column, strength: 'cells', hasRival }
}

function mappingOf(choices: FieldChoices): ColumnMapping {
  const entries = Object.entries(choices).map(([field, choice]) => [field, choice.column.index])
  return Object.fromEntries(entries) as { readonly [field in TrackingField]?: number }
}

/** Two courier columns need no question, since the service asks if it needs a courier. */
function isCertain(choices: FieldChoices, silent: readonly ReadColumn[]): boolean {
  const { orderId, merchantOrderId, trackingId } = choices
  const hasOrder = orderId
    ? isSureOrder(orderId, silent)
    : merchantOrderId !== undefined && isNamed(merchantOrderId)
  if (!hasOrder || trackingId === undefined) return false
  // The user is asked about swapped columns once their rows are in the draft.
  const isSwapped = orderId !== undefined && isTrackingLike(orderId.column) && !trackingId.hasRival
  return isSwapped || (isSureTracking(trackingId, silent) && !hasFurther(trackingId, silent))
}

/** Whether an unnamed column has numbers too, which may be of further parcels. */
function hasFurther({ column }: FieldChoice, silent: readonly ReadColumn[]): boolean {
  return silent.some(
    (other) =>
      other !== column &&
      other.kind === 'tracking' &&
      other.checkedShare === 1 &&
      hasOwnCells(other, column),
  )
}

function hasOwnCells({ values }: ReadColumn, other: ReadColumn): boolean {
  const known = new Set(other.values)
  return values.some((value) => !known.has(value))
}

function isNamed({ hasRival, strength }: FieldChoice): boolean {
  return !hasRival && (strength === 'exact' || strength === 'secondary')
}

/** `Name` and similar headers name an order if the cells say so: #1001, or an Amazon ID. */
function isSureOrder(choice: FieldChoice, silent: readonly ReadColumn[]): boolean {
  const { column, strength, hasRival } = choice
  if (hasRival || holdsOtherThings(column, 'order')) return false
  if (isNamed(choice)) return column.kind !== 'empty' || !silent.some(isOrderLike)
  if (strength === 'contained') return isAtLeast(column.order, 'perhaps')
  const isUnmistakable = shareOf(column.values, (value) => ORDER.test(value)) >= 0.8
  return isUnmistakable || (strength === 'cells' && isOrderLike(column))
}

function isSureTracking(choice: FieldChoice, silent: readonly ReadColumn[]): boolean {
  const { column, strength, hasRival } = choice
  if (hasRival || holdsOtherThings(column, 'tracking')) return false
  if (strength === 'contained') return column.digitShare >= 0.8
  if (!isNamed(choice)) return isTrackingLike(column) && column.shapeShare >= 0.8
  const isOpen = column.kind === 'empty' || hasLinks(column.values)
  return !isOpen || !silent.some(isTrackingLike)
}
