import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import { codeOfFault, type OutcomeWords } from './explain-outcome.ts'
import type { ReceiptWords } from './receipt.ts'

/** Words outcomes by the templates of a receipt. Times have a column of their own there. */
export function wordsOfReceipt({ reasons, faults, courierName }: ReceiptWords): OutcomeWords {
  const reason = (message: string | null) => message ?? reasons.noReason
  const faultWords = (fault: Fault) => {
    const sentence = fill(faults[codeOfFault(fault)] ?? '', {
      status: 'status' in fault ? fault.status : '',
    })
    return 'excerpt' in fault && fault.excerpt !== '' ? `${sentence} “${fault.excerpt}”` : sentence
  }
  return {
    between: ' ',
    reason,
    fault: faultWords,
    marked: () => reasons.markedAccepted,
    courierToo: () => reasons.courierToo,
    otherCourier: (courier) => fill(reasons.otherCourier, { courier }),
    candidates: (candidates) => {
      const list = listCandidates(candidates, courierName)
      return list === '' ? reasons.noCandidates : fill(reasons.candidates, { list })
    },
    unexplained: (numbers) => fill(reasons.unexplained, numbers),
    doubt: ({ doubt: { cause }, since }) => {
      const sentence = cause.kind === 'fault' ? faultWords(cause.fault) : reasons.doubtUnexplained
      if (since === null) return sentence
      return `${sentence} ${fill(reasons.since, { message: reason(since.message) })}`
    },
    notSent: () => reasons.notSent,
    setAside: ({ why }) => why,
  }
}

/** More would not be read in a cell. */
const MOST_CANDIDATES = 10

/** Codes with names: the person can write one of them into the sheet. */
function listCandidates(
  candidates: readonly CourierCandidate[],
  courierName: ReceiptWords['courierName'],
): string {
  const names = new Map(
    candidates.map((candidate) => {
      const name = candidate[courierName] || candidate.name
      return [candidate.key, `${candidate.key} ${name}`.trim()]
    }),
  )
  const shown = [...names.values()].slice(0, MOST_CANDIDATES)
  return [...shown, ...(names.size > MOST_CANDIDATES ? ['…'] : [])].join('; ')
}

/** Fills in all at once, so that braces in a service's message stay what they are. */
function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
