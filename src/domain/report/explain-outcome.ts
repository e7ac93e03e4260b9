import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { type Fault, SOME_REDIRECT } from '#domain/upload/answers/fault.ts'
import type { Outcome, Timestamp } from '#domain/upload/outcome.ts'
import type { ReceiptWords } from './receipt.ts'

/** The sentences that a receipt gives as reasons, beside those for faults and those of the service. */
export const REASON_CODES = [
  'noReason',
  'courierToo',
  'candidates',
  'noCandidates',
  'unexplained',
  'doubtUnexplained',
  'since',
  'notSent',
  'markedAccepted',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>

/** A fault without what is particular to one request; a redirect has words of its own. */
export type FaultCode =
  | 'redirect'
  | Exclude<Fault['kind'], 'no-answer' | 'unreadable'>
  | `no-answer.${FaultOf<'no-answer'>['cause']}`
  | `unreadable.${FaultOf<'unreadable'>['why']}`

/** The code by which the sentence for a fault is found. */
function codeOfFault(fault: Fault): FaultCode {
  if (fault.kind === 'unclear-status' && fault.status === SOME_REDIRECT) return 'redirect'
  if (fault.kind === 'no-answer') return `no-answer.${fault.cause}`
  return fault.kind === 'unreadable' ? `unreadable.${fault.why}` : fault.kind
}

/** Why an entry stands where it stands, in words that are still true when the file is opened next year. */
export function explainOutcome(outcome: Outcome, words: ReceiptWords): string {
  const { reasons } = words
  switch (outcome.kind) {
    case 'accepted':
      return outcome.how === 'by-person' ? reasons.markedAccepted : ''
    case 'failed': {
      const reason = outcome.message ?? reasons.noReason
      return outcome.candidates === null ? reason : `${reason} ${reasons.courierToo}`
    }
    case 'courier-needed':
      return explainCandidates(outcome.candidates, words)
    case 'unexplained': {
      const { accepted, unnamed } = outcome
      return fill(reasons.unexplained, { missing: unnamed - accepted, unnamed })
    }
    case 'in-doubt':
      return explainDoubt(outcome, words)
    case 'refused':
      return explainFault(outcome.fault, words)
    case 'not-sent':
      return reasons.notSent
    case 'set-aside':
      return outcome.why
    case 'waiting':
    case 'sending':
      return ''
  }
}

/** When an entry came to stand where it stands; null while nothing came of it yet. */
export function timeOfOutcome(outcome: Outcome): Timestamp | null {
  if (outcome.kind === 'waiting' || outcome.kind === 'sending') return null
  return outcome.kind === 'in-doubt' ? (outcome.since?.at ?? outcome.doubt.at) : outcome.at
}

/** More would not be read in a cell. */
const MOST_CANDIDATES = 10

/** Codes with names: the person can write one of them into the sheet. */
function explainCandidates(
  candidates: readonly CourierCandidate[],
  { reasons, courierName }: ReceiptWords,
): string {
  const names = new Map(
    candidates.map((candidate) => [
      candidate.key,
      `${candidate.key} ${candidate[courierName] || candidate.name}`.trim(),
    ]),
  )
  if (names.size === 0) return reasons.noCandidates
  const shown = [...names.values()].slice(0, MOST_CANDIDATES)
  const list = [...shown, ...(names.size > MOST_CANDIDATES ? ['…'] : [])].join('; ')
  return fill(reasons.candidates, { list })
}

function explainDoubt(
  { doubt, since }: Extract<Outcome, { kind: 'in-doubt' }>,
  words: ReceiptWords,
): string {
  const { reasons } = words
  const cause =
    doubt.cause.kind === 'fault' ? explainFault(doubt.cause.fault, words) : reasons.doubtUnexplained
  if (since === null) return cause
  return `${cause} ${fill(reasons.since, { message: since.message ?? reasons.noReason })}`
}

function explainFault(fault: Fault, { faults }: ReceiptWords): string {
  const sentence = fill(faults[codeOfFault(fault)] ?? '', {
    status: 'status' in fault ? fault.status : '',
  })
  return 'excerpt' in fault && fault.excerpt !== '' ? `${sentence} “${fault.excerpt}”` : sentence
}

/** Fills in all at once, so that braces in a service's message stay what they are. */
function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
