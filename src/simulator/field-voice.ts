import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { draw } from './bad-day.ts'
import { candidatesOfNumber, candidatesOfPractice } from './candidates.ts'
import type { Decision } from './decide-entry.ts'

type Sentence = (entry: TrackingEntry) => string

// Messages as courier aggregators and marketplaces word them, in a few variants for each reason.
const ALREADY: readonly Sentence[] = [
  ({ trackingId }) => `4101: Tracking "${trackingId}" already exists.`,
  ({ trackingId }) => `运单号“${trackingId}”已注册，请勿重复提交（-18019901）`,
  ({ orderId }) => `El pedido «${orderId}» ya fue enviado.`,
]

const REFUSED: readonly Sentence[] = [
  ({ trackingId }) => `Carrier cannot be detected for '${trackingId}'. [E_CARRIER_NOT_DETECTED]`,
  ({ trackingId }) => `无法识别运输商：${trackingId}`,
  () => '4004: "tracking_postal_code" is required for this courier.',
  () => 'Quota used up: 0 of 1000 trackings left this month.',
  ({ trackingId }) => `Invalid tracking_number format: "${trackingId}" (code=4005)`,
  ({ trackingId }) => `El formato del número de guía «${trackingId}» no es válido.`,
  ({ trackingId }) => `单号格式错误 “${trackingId}”`,
  ({ orderId }) => `Order ${orderId}: tracking info can be changed 3 times at most.`,
]

const NOT_FOUND: readonly Sentence[] = [
  ({ orderId }) => `ORDER_NOT_FOUND: "${orderId}"`,
  ({ orderId }) => `订单号 ${orderId} 不存在或无权限操作`,
]

/** Share of orders for which the first offered courier fails. */
const WRONG_GUESSES = 0.3

/** Rewords a decision as real services do. The same entry always gets the same message. */
export function inFieldVoice(
  decision: Decision,
  entry: TrackingEntry,
  effect: PracticeEffect | null,
  wasAccepted: boolean,
): Decision {
  if (isWrongGuess(decision, entry, effect)) {
    const message = `Courier ${entry.courier}: no information for "${entry.trackingId}". 查询不到`
    return { counted: 'rejected', message, candidates: null }
  }
  if (decision.message === null) return decision
  const pool = wasAccepted ? ALREADY : decision.counted === 'not-found' ? NOT_FOUND : REFUSED
  const say = pool[Math.floor(draw(`voice ${entry.orderId}`) * pool.length)]
  return { ...decision, message: say?.(entry) ?? decision.message }
}

/** Makes the first offered courier, which most users choose, fail for some orders. */
function isWrongGuess(
  { counted }: Decision,
  { orderId, trackingId, courier }: TrackingEntry,
  effect: PracticeEffect | null,
): boolean {
  const [first] = candidatesOfPractice(effect) ?? candidatesOfNumber(trackingId) ?? []
  const isFirst = courier !== undefined && courier === first?.key
  return counted === 'accepted' && isFirst && draw(`guess ${orderId}`) < WRONG_GUESSES
}
