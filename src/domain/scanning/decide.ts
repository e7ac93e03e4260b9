import type { RowId } from '#domain/draft/row/row.ts'

/** An order that a label may belong to. */
export type ScanOrder = {
  /** Its row that waits for a number; null without one, so a label adds an entry. */
  readonly id: RowId | null
  readonly orderId: string
  readonly merchantOrderId: string
  /** Number of its rows in the sheet if one waits for a number, else 0. */
  readonly lines: number
  /** The unique names of its items, if the sheet has them. */
  readonly items: readonly string[]
}

/** How certain it is that a code is a tracking number, the best first. */
export const WORTHS = [
  /** A known format with a fitting check digit. */
  'checked',
  /** A known format without a check digit. */
  'known',
  /** Perhaps the number of a courier with unknown formats. */
  'plain',
  'none',
] as const
export type Worth = (typeof WORTHS)[number]

/** A code, judged by the sheet and the formats. */
export type JudgedCode = {
  readonly text: string
  /** The tracking number in the code; empty without one. */
  readonly number: string
  readonly worth: Worth
  /** The code of the only courier with this format; null for none or several. */
  readonly courier: string | null
  /** The order of the sheet that the code names. */
  readonly order: ScanOrder | null
  /** The entry that already has this number. */
  readonly owner: { readonly row: RowId; readonly orderId: string } | null
}

/** Scan labels for the next order without a number, or scan the order's code first. */
export const SCAN_WAYS = ['next-order', 'order-first'] as const
export type ScanWay = (typeof SCAN_WAYS)[number]

export type Situation = {
  readonly way: ScanWay
  /** The order whose label is awaited. */
  readonly target: ScanOrder | null
  /** Handled codes that were in sight within the last second. */
  readonly beside: readonly Beside[]
}

/** A handled code. Other codes beside it are most likely on the same label. */
export type Beside = Pick<JudgedCode, 'worth' | 'number'> & {
  /** The code is still in sight. */
  readonly isStill: boolean
}

export type SeenCode = JudgedCode & { readonly steadyMs: number }

export type Decision =
  | { readonly kind: 'wait' | 'several' | 'order-needed' | 'no-order-left' }
  | { readonly kind: 'no-number' | 'again'; readonly code: JudgedCode }
  | { readonly kind: 'order'; readonly code: JudgedCode; readonly order: ScanOrder }
  | { readonly kind: 'take'; readonly code: JudgedCode; readonly target: ScanOrder }
  | {
      readonly kind: 'elsewhere'
      readonly code: JudgedCode
      readonly owner: NonNullable<JudgedCode['owner']>
    }

/** Wait for a code without a fitting check digit, since a better one may be on the same label. */
const STEADY_MS = 700

/** Decides what to do about the codes in sight. Takes none when it isn't clear which is meant. */
export function decide(situation: Situation, codes: readonly SeenCode[]): Decision {
  const named = codes.filter(({ order }) => order !== null)
  const others = named.filter(({ order }) => !isSameOrder(order, situation.target))
  const [first] = others
  if (first?.order) {
    const isOne = others.every(({ order }) => isSameOrder(order, first.order))
    return isOne ? { kind: 'order', code: first, order: first.order } : { kind: 'several' }
  }
  const labels = codes.filter(({ order }) => order === null)
  const own = named[0]
  if (labels.length === 0) return own ? { kind: 'again', code: own } : { kind: 'wait' }
  return decideLabel(situation, labels)
}

function decideLabel(situation: Situation, labels: readonly SeenCode[]): Decision {
  const best = WORTHS.find((worth) => labels.some((label) => label.worth === worth)) ?? 'none'
  const bests = labels.filter(({ worth }) => worth === best)
  const [label] = bests
  // A less certain code beside a label that was just taken is on the same label.
  if (label === undefined || situation.beside.some(({ worth }) => isLess(best, worth)))
    return { kind: 'wait' }
  if (best !== 'checked' && bests.some(({ steadyMs }) => steadyMs < STEADY_MS))
    return { kind: 'wait' }
  if (best === 'none') return { kind: 'no-number', code: label }
  if (bests.some(({ number }) => number !== label.number)) return { kind: 'several' }
  return decideNumber(situation, label)
}

function decideNumber({ way, target, beside }: Situation, code: JudgedCode): Decision {
  const { owner, worth, number } = code
  // A label often has its number twice, in two notations.
  if (beside.some((one) => one.number === number)) return { kind: 'again', code }
  if (beside.some((one) => one.isStill && one.number !== '')) return { kind: 'wait' }
  if (owner !== null) {
    const isOwn = target?.id === owner.row || target?.orderId === owner.orderId
    return isOwn ? { kind: 'again', code } : { kind: 'elsewhere', code, owner }
  }
  if (target !== null) return { kind: 'take', code, target }
  if (way === 'next-order') return { kind: 'no-order-left' }
  // A number with a fitting check digit is a label, not an order.
  if (worth === 'checked') return { kind: 'order-needed' }
  return { kind: 'order', code, order: newOrder(code.text) }
}

/** Creates an order that has no waiting row. */
export const newOrder = (orderId: string): ScanOrder => ({
  id: null,
  orderId,
  merchantOrderId: '',
  lines: 0,
  items: [],
})

const isLess = (one: Worth, other: Worth) => WORTHS.indexOf(one) > WORTHS.indexOf(other)

function isSameOrder(one: ScanOrder | null, other: ScanOrder | null): boolean {
  return one?.id === other?.id && one?.orderId === other?.orderId
}
