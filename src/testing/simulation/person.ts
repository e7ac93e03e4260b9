import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Upload } from '#run/upload.ts'
import type { Random } from './random.ts'
import { againstSuggestion, groupsOf, someRules, suggestByRules } from './rules.ts'
import type { Line } from './schedule.ts'
import { anOrderId, COURIERS } from './sheet.ts'
import { FOR_PART, type Witness } from './witness.ts'

type Positions = readonly number[]

/** The view of a user who also presses wrong buttons. */
type Hand = {
  readonly upload: Upload
  readonly state: UploadState
  readonly random: Random
  readonly witness: Witness
  /** Some entries with these outcomes; sometimes arbitrary ones, as from an outdated screen. */
  readonly some: (...kinds: readonly OutcomeKind[]) => Positions
}

type Press = (hand: Hand) => unknown

/** Every button with its relative frequency. */
const PRESSES: readonly (readonly [number, string, Press])[] = [
  [8, 'resume', (hand) => pressButton(hand, 'resume')],
  [3, 'same shop', (hand) => sayItIsTheSame(hand)],
  [2, 'pause', (hand) => pressButton(hand, 'pause')],
  [1, 'stop', (hand) => pressButton(hand, 'stop')],
  [3, 'resend', ({ upload, some }) => upload.resend(some('failed', 'refused', 'not-sent'))],
  [2, 'split', ({ upload, some }) => upload.splitRefused(some('refused'))],
  [3, 'send doubtful', (hand) => sayYes(hand, hand.upload.sendDoubtful, hand.some('in-doubt'))],
  [
    2,
    'send one by one',
    (hand) => sayYes(hand, hand.upload.sendOneByOne, hand.some('unexplained')),
  ],
  [4, 'choose', (hand) => choose(hand)],
  [1, 'choose for all', (hand) => chooseForAll(hand)],
  [2, 'accept by rules', (hand) => acceptByRules(hand)],
  [1, 'choose for a part', (hand) => chooseForPart(hand)],
  [1, 'undo', ({ upload }) => upload.undo()],
  [3, 'send with couriers', ({ upload }) => upload.sendWithCouriers()],
  [3, 'correct', (hand) => correctOne(hand)],
  [1, 'correct some', (hand) => correctSome(hand)],
  [1, 'mark', ({ upload, some }) => upload.markAccepted(some('in-doubt', 'unexplained', 'failed'))],
  [
    1,
    'set aside',
    ({ upload, some }) => upload.setAside(some('failed', 'waiting', 'in-doubt'), 'why'),
  ],
  [1, 'hand over', ({ upload, random }) => upload.handOver(`file-${random.below(1e9)}`)],
  [1, 'take the hand-over back', ({ upload }) => upload.endHandOver()],
  [1, 'take back', ({ upload, some }) => upload.takeBack(some('set-aside', 'accepted'))],
]

const HAT = PRESSES.flatMap(([often, name, press]) =>
  Array.from({ length: often }, () => ({ name, press })),
)

/** Presses a button once or twice, without waiting for the effect. */
export function press(
  upload: Upload,
  random: Random,
  witness: Witness,
  tell: (line: Line) => void,
): void {
  const { name, press } = random.pick(HAT)
  const times = random.chance(0.1) ? 2 : 1
  tell(`the person presses ${name}${times === 2 ? ' twice' : ''}`)
  for (let time = 0; time < times; time += 1) {
    const { state } = upload.getSnapshot()
    const some: Hand['some'] = (...kinds) => someOf(state, kinds, random)
    Promise.resolve(press({ upload, state, random, witness, some })).catch((error: unknown) =>
      witness.claim(false, `${name} threw: ${String(error)}`),
    )
  }
}

function someOf(state: UploadState, kinds: readonly OutcomeKind[], random: Random): Positions {
  const all = [...state.outcomes.keys()]
  if (random.chance(0.1)) return all.filter(() => random.chance(0.3))
  const fitting = all.filter((at) => kinds.includes(state.outcomes[at]?.kind ?? 'sending'))
  return random.chance(0.6) ? fitting : fitting.slice(0, 1 + random.below(3))
}

function pressButton({ upload, state, witness }: Hand, button: 'resume' | 'pause' | 'stop'): void {
  const upTo = state.submissions.at(-1)?.submission ?? -1
  // A page that has just taken over accepts Resume before `canAct` is set.
  if (button === 'resume' || upload.getSnapshot().canAct) witness.holds.pressed(button, upTo)
  upload[button]()
}

/** Confirms that both tokens are of the same shop, if the page asks. */
export function sayItIsTheSame({ upload, witness }: Pick<Hand, 'upload' | 'witness'>): void {
  const { status } = upload.getSnapshot()
  if (status.kind !== 'paused' || status.why.kind !== 'other-shop') return
  witness.saidSameShop(upload)
  upload.sameShop()
}

function sayYes({ witness }: Hand, send: (to: Positions) => unknown, positions: Positions) {
  witness.saidYes(positions)
  return send(positions)
}

function choose({ upload, state, some, random }: Hand) {
  const courier = random.pick([...COURIERS, 'wrong', null])
  const group = random.chance(0.5) ? random.pick([...groupsOf(state), null]) : null
  if (group !== null) {
    const chosen = { id: group.id, seen: state.outcomes }
    return upload.chooseCourier(group.positions, courier, courier ?? 'Later', chosen)
  }
  return upload.chooseCourier(some('courier-needed', 'failed'), courier, courier ?? 'Later')
}

/** Like `Accept all suggestions`: one press and one undo step. */
function chooseForAll({ upload, state, random }: Hand) {
  const courier = random.pick(COURIERS)
  const decisions = groupsOf(state).map(({ id, positions }) => {
    const group = { id, seen: state.outcomes }
    return { positions, courier, courierName: courier, group }
  })
  return upload.chooseCouriers(decisions)
}

/** Accepts all suggestions of the user's rules. */
function acceptByRules({ upload, state, random, witness }: Hand) {
  const groups = groupsOf(state)
  const rules = someRules(groups, random)
  const suggestions = suggestByRules(state, groups, rules)
  for (const suggestion of suggestions) {
    const why = againstSuggestion(state, suggestion, rules)
    witness.claim(why === null, why ?? '')
  }
  return upload.chooseCouriers(
    suggestions.map(({ group: { id }, positions, suggestion: { key } }) => {
      const group = { id, seen: state.outcomes }
      return { positions, courier: key, courierName: key, group }
    }),
  )
}

/** Chooses a courier for some entries of a group, which applies only to them. */
function chooseForPart({ upload, state, random }: Hand) {
  const groups = groupsOf(state)
  if (groups.length === 0) return null
  const positions = random.pick(groups).positions.filter(() => random.chance(0.5))
  return upload.chooseCourier(positions, random.pick(COURIERS), FOR_PART)
}

function correctedAt({ state, random }: Hand, position: number): TrackingEntry {
  const now = state.entries.at(position)
  const orderId = random.chance(0.4)
    ? (now?.orderId ?? 'O')
    : anOrderId(random, 200 + position, 0.2)
  const courier = random.chance(0.3) ? { courier: random.pick(COURIERS) } : {}
  return { orderId, trackingId: `T-corrected-${position}`, ...courier }
}

function correctOne(hand: Hand) {
  const [position] = hand.some('failed', 'refused', 'courier-needed', 'in-doubt')
  return position === undefined ? null : hand.upload.correct(position, correctedAt(hand, position))
}

function correctSome(hand: Hand) {
  const positions = hand.some('failed')
  return hand.upload.correctAll(
    new Map(positions.map((position) => [position, correctedAt(hand, position)])),
  )
}
