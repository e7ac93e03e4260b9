import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** The result of resending one doubtful entry to find out whether its request was processed. */
export type ProbeResult = {
  readonly position: Position
  /** Entries that the same request left in doubt and that are still in doubt. */
  readonly others: readonly Position[]
  readonly found:
    /** Accepted or courier needed: the first sending was not processed. */
    | { readonly kind: 'was-pending' }
    /** Rejected, perhaps because the entry was accepted before. */
    | { readonly kind: 'request-rejected'; readonly message: string | null }
    /** Rejected, but another accepted entry of its order explains that. */
    | { readonly kind: 'other-entry'; readonly message: string | null }
    /** No answer again. */
    | { readonly kind: 'nothing' }
}

/** Returns what the last probe says about the other entries; null without a probe or a reply to it. */
export function findProbeResult(state: UploadState): ProbeResult | null {
  if (state.counts['in-doubt'] === 0) return null
  const probe = findProbe(state)
  const position = probe?.positions[0]
  if (probe === undefined || position === undefined) return null
  const first = findFirst(state, position, probe)
  const found = judge(state, position)
  return found && { position, others: othersInDoubt(state, first, position), found }
}

function findProbe({ submissions, requests }: UploadState): RequestRecord | undefined {
  const last = submissions.findLast(({ reason }) => reason === 'doubt')
  if (last?.entryCount !== 1) return undefined
  return requests.findLast(({ submission }) => submission === last.submission)
}

/** Finds the request that left the entry in doubt: the last one before the probe that wasn't a probe itself. */
function findFirst(
  { requests, submissions }: UploadState,
  position: Position,
  probe: RequestRecord,
) {
  const probes = new Set(
    submissions.filter(({ reason }) => reason === 'doubt').map(({ submission }) => submission),
  )
  return requests.findLast(
    ({ request, submission, positions }) =>
      request < probe.request && !probes.has(submission) && positions.includes(position),
  )
}

function othersInDoubt(state: UploadState, first: RequestRecord | undefined, probed: Position) {
  return (first?.positions ?? []).filter((position) => {
    const outcome = state.outcomes[position]
    return (
      position !== probed &&
      outcome?.kind === 'in-doubt' &&
      outcome.doubt.request === first?.request
    )
  })
}

function judge(state: UploadState, position: Position): ProbeResult['found'] | null {
  const outcome = state.outcomes[position]
  if (outcome?.kind === 'in-doubt') {
    if (outcome.since === null) return { kind: 'nothing' }
    const kind = isAcceptedElsewhere(state, position) ? 'other-entry' : 'request-rejected'
    return { kind, message: outcome.since.message }
  }
  const isPending =
    outcome?.kind === 'courier-needed' ||
    (outcome?.kind === 'accepted' && outcome.how === 'by-count')
  return isPending ? { kind: 'was-pending' } : null
}

function isAcceptedElsewhere({ entries, outcomes }: UploadState, position: Position): boolean {
  const order = entries.at(position)?.orderId
  return outcomes.some(
    ({ kind }, other) => kind === 'accepted' && entries.at(other)?.orderId === order,
  )
}
