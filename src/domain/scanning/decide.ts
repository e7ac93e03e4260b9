import type { RowId } from '#domain/draft/row.ts'

/** An order that a label can be for. */
export type ScanOrder = {
  /** Its row that waits for a number; null: it has none, so a label makes another entry. */
  readonly id: RowId | null
  readonly orderId: string
  readonly merchantOrderId: string
  /** Rows of the sheet that it has; 0: it is not in the sheet. */
  readonly lines: number
  /** The names of its items, each once, where the sheet has them. */
  readonly items: readonly string[]
}

/** How sure it is that a code is a tracking number, the best first. */
export const WORTHS = [
  /** A known format with a check digit that fits. */
  'checked',
  /** A known format without a check digit. */
  'known',
  /** It may be the number of a courier whose formats are not known. */
  'plain',
  'none',
] as const
export type Worth = (typeof WORTHS)[number]

/** A code, and what the sheet and the formats know of it. */
export type JudgedCode = {
  readonly text: string
  /** The tracking number in it; empty: there is none. */
  readonly number: string
  readonly worth: Worth
  /** The code of the courier whose format it has; null: none, or several have it. */
  readonly courier: string | null
  /** The order of the sheet that it names. */
  readonly order: ScanOrder | null
  /** The entry that has this number already, and its row. */
  readonly owner: { readonly row: RowId; readonly orderId: string } | null
}

/** The order of the sheet is told first, or the next one without a number is at work. */
export const SCAN_WAYS = ['next-order', 'order-first'] as const
export type ScanWay = (typeof SCAN_WAYS)[number]

export type Situation = {
  readonly way: ScanWay
  /** The order whose label is awaited. */
  readonly target: ScanOrder | null
  /** Codes about which something was done, and that were in sight within the last second. */
  readonly beside: readonly Beside[]
}

/** What stands beside such a code is most likely on the same label. */
export type Beside = Pick<JudgedCode, 'worth' | 'number'> & {
  /** It was in sight just now. */
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

/** Without a check digit that fits, a code is waited for: a better one may be on the same label. */
const STEADY_MS = 700

/** What to do about the codes in sight. Never a wrong number: where it isn't clear which code is meant, none is taken. */
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
  // A lesser code beside the label that was just taken is on the same label.
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
  // A label often has its number twice, written in two ways.
  if (beside.some((one) => one.number === number)) return { kind: 'again', code }
  if (beside.some((one) => one.isStill && one.number !== '')) return { kind: 'wait' }
  if (owner !== null) {
    const isOwn = target?.id === owner.row || target?.orderId === owner.orderId
    return isOwn ? { kind: 'again', code } : { kind: 'elsewhere', code, owner }
  }
  if (target !== null) return { kind: 'take', code, target }
  if (way === 'next-order') return { kind: 'no-order-left' }
  // A number with a fitting check digit is a label, whatever the order is called.
  if (worth === 'checked') return { kind: 'order-needed' }
  return { kind: 'order', code, order: newOrder(code.text) }
}

/** An order that the sheet does not have yet. */
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
