import { isMarked, type Outcome, type OutcomeKind } from '#domain/upload/outcome.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { sumSubmissions } from './sum-reported.ts'

/** A reason why the service's counts differ from the summary. */
export type CountDifference =
  | { readonly kind: 'resent' }
  | { readonly kind: 'no-answer'; readonly count: number }
  | { readonly kind: 'unexplained'; readonly accepted: number; readonly unnamed: number }
  /** Unexplained by an answer, and still in doubt after they were resent one by one. */
  | { readonly kind: 'doubtful'; readonly count: number }
  | { readonly kind: 'marked'; readonly count: number }
  | { readonly kind: 'set-aside'; readonly count: number }
  | { readonly kind: 'no-reason'; readonly count: number }
  | { readonly kind: 'own-counts'; readonly counted: number; readonly named: number }
  | { readonly kind: 'other' }

/** Lists the reasons for a difference; empty when the numbers agree or no request was answered. */
export function explainDifferences(state: UploadState): readonly CountDifference[] {
  const reported = reportedBy(state)
  if (!state.submissions.some((record) => record.answers > 0) || agree(state, reported)) return []
  const found = [...reasonsOfSendings(state, reported), ...reasonsOfOutcomes(state)]
  return found.length > 0 ? found : [{ kind: 'other' }]
}

type Reported = {
  readonly accepted: number
  readonly failed: number | null
  readonly courierNeeded: number | null
}

function reportedBy({ submissions }: UploadState): Reported {
  const { accepted, rejected, notFound, courierNeeded } = sumSubmissions(submissions)
  const isUnreported = rejected === null && notFound === null
  return {
    accepted,
    failed: isUnreported ? null : (rejected ?? 0) + (notFound ?? 0),
    courierNeeded,
  }
}

function agree({ counts }: UploadState, reported: Reported): boolean {
  return (
    reported.accepted === counts.accepted &&
    (reported.failed ?? counts.failed) === counts.failed &&
    (reported.courierNeeded ?? counts['courier-needed']) === counts['courier-needed']
  )
}

function reasonsOfSendings(state: UploadState, reported: Reported): readonly CountDifference[] {
  const reasons: CountDifference[] = []
  if (state.submissions.length > 1) reasons.push({ kind: 'resent' })
  const named = countNamedFailures(state)
  if (reported.failed !== null && reported.failed !== named) {
    reasons.push({ kind: 'own-counts', counted: reported.failed, named })
  }
  return reasons
}

function countNamedFailures({ requests }: UploadState): number {
  return requests.reduce(
    (sum, { reply }) => sum + (reply.kind === 'answer' ? reply.result.shipmentFailed.length : 0),
    0,
  )
}

function reasonsOfOutcomes({ outcomes, counts }: UploadState): readonly CountDifference[] {
  const tally = tallyOutcomes(outcomes)
  const reasons: CountDifference[] = [
    { kind: 'no-answer', count: tally.noAnswer },
    { kind: 'doubtful', count: tally.doubtful },
    { kind: 'marked', count: tally.marked },
    { kind: 'set-aside', count: counts['set-aside'] },
    { kind: 'no-reason', count: tally.noReason },
  ]
  const seen = reasons.filter((reason) => 'count' in reason && reason.count > 0)
  return tally.unnamed > 0
    ? [...seen, { kind: 'unexplained', accepted: tally.accepted, unnamed: tally.unnamed }]
    : seen
}

function tallyOutcomes(outcomes: readonly Outcome[]) {
  const kinds = positionsByKind(outcomes)
  const count = (kind: OutcomeKind, isOne: (outcome: Outcome) => boolean) =>
    kinds[kind].reduce((sum, position) => {
      const outcome = outcomes[position]
      return outcome && isOne(outcome) ? sum + 1 : sum
    }, 0)
  const noAnswer = count(
    'in-doubt',
    (outcome) => outcome.kind === 'in-doubt' && outcome.doubt.cause.kind === 'fault',
  )
  return {
    noAnswer,
    doubtful: kinds['in-doubt'].length - noAnswer,
    marked: count('accepted', isMarked),
    noReason: count('failed', (outcome) => outcome.kind === 'failed' && outcome.message === null),
    ...sumUnexplained(kinds.unexplained.map((position) => outcomes[position])),
  }
}

/** Each answer counts once, however many entries it left unexplained. */
function sumUnexplained(outcomes: readonly (Outcome | undefined)[]) {
  const answers = new Set<number>()
  const sum = { accepted: 0, unnamed: 0 }
  for (const outcome of outcomes) {
    if (outcome?.kind !== 'unexplained' || answers.has(outcome.request)) continue
    answers.add(outcome.request)
    sum.accepted += outcome.accepted
    sum.unnamed += outcome.unnamed
  }
  return sum
}
