import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

export type RequestGroup<Kind extends Outcome['kind']> = {
  readonly request: number
  readonly positions: readonly Position[]
  /** Of the first entry; the same for all but for what came of a resend. */
  readonly outcome: Extract<Outcome, { kind: Kind }>
}

/** Puts entries in one state together by the request that left them there, in the order of the requests. */
export function groupByRequest<Kind extends 'in-doubt' | 'unexplained' | 'refused'>(
  positions: readonly Position[],
  outcomes: readonly Outcome[],
  kind: Kind,
): readonly RequestGroup<Kind>[] {
  const groups = new Map<
    number,
    { positions: Position[]; outcome: Extract<Outcome, { kind: Kind }> }
  >()
  for (const position of positions) {
    const outcome = outcomes[position]
    if (outcome === undefined || !isKind(outcome, kind)) continue
    const request = requestOf(outcome)
    const group = groups.get(request)
    if (group) group.positions.push(position)
    else groups.set(request, { positions: [position], outcome })
  }
  return [...groups]
    .map(([request, group]) => ({ request, ...group }))
    .sort((one, other) => one.request - other.request)
}

function isKind<Kind extends Outcome['kind']>(
  outcome: Outcome,
  kind: Kind,
): outcome is Extract<Outcome, { kind: Kind }> {
  return outcome.kind === kind
}

function requestOf(outcome: Extract<Outcome, { kind: 'in-doubt' | 'unexplained' | 'refused' }>) {
  return outcome.kind === 'in-doubt' ? outcome.doubt.request : outcome.request
}
