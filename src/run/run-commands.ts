import { createJoinGroups } from '#domain/couriers/join-groups.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import { positionsByKind } from '#domain/upload/events/positions-by-kind.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position, UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { JournalEvent } from '#storage/kept-upload.ts'
import {
  courierEvents,
  doubtEvents,
  correctEvents,
  oneByOneEvents,
  resendEvents,
  splitEvents,
} from './run-events.ts'
import type { ChosenGroup, UploadRun } from './upload-run.ts'

/** Writes down the events that a decision becomes in the state in which its turn comes. */
export type Decide = (
  make: (state: UploadState, at: number) => readonly JournalEvent[],
) => Promise<void>

type RunCommands = Omit<UploadRun, 'subscribe' | 'getSnapshot' | 'resume' | 'pause' | 'stop'>

/** What a person can decide about the entries of an upload. */
export function createCommands(decide: Decide): RunCommands {
  return {
    correct: (position, entry) => decide((_, at) => correctEvents(position, entry, at)),
    correctAll: (entries) =>
      decide((_, at) =>
        [...entries].flatMap(([position, entry]) => correctEvents(position, entry, at)),
      ),
    chooseCourier: (positions, courier, courierName, group) =>
      decide((state, at) => {
        const chosen = { type: 'courier-chosen', at, positions, courier, courierName } as const
        return group ? chooseForGroup(state, chosen, group) : forSome(positions, chosen)
      }),
    undoChoice: () =>
      decide(({ lastChoice }, at) => (lastChoice ? [{ type: 'choice-undone', at }] : [])),
    resend: (positions) => decide((state, at) => resendEvents(state, positions, at)),
    sendWithCouriers: () => decide(courierEvents),
    sendDoubtful: (positions) => decide((state, at) => doubtEvents(state, positions, at)),
    sendOneByOne: (positions) => decide((state, at) => oneByOneEvents(state, positions, at)),
    splitRefused: (positions) => decide((state, at) => splitEvents(state, positions, at)),
    markAccepted: (positions) =>
      decide((_, at) => forSome(positions, { type: 'marked-accepted', at, positions })),
    setAside: (positions, why) =>
      decide((_, at) => forSome(positions, { type: 'set-aside', at, positions, why })),
    takeBack: (positions) =>
      decide((_, at) => forSome(positions, { type: 'taken-back', at, positions })),
  }
}

type CourierChosen = Extract<UploadEvent, { type: 'courier-chosen' }>

/** Entries that an answer brought since the person looked join at once. */
function chooseForGroup(
  state: UploadState,
  chosen: CourierChosen,
  { id, seen }: ChosenGroup,
): readonly JournalEvent[] {
  const event = { ...chosen, group: id }
  const unseen = positionsByKind(state.outcomes)['courier-needed'].filter(
    (position) => state.outcomes[position] !== seen[position],
  )
  const joinGroups = createJoinGroups()
  const joined = joinGroups(applyEvents(state, [event]), unseen, chosen.at)
  return [event, ...joined.filter(({ group }) => group === id)]
}

function forSome(positions: readonly Position[], event: JournalEvent): readonly JournalEvent[] {
  return positions.length === 0 ? [] : [event]
}
