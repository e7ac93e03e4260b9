import { isDeepStrictEqual } from 'node:util'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import { isFinished } from '#domain/upload/summary.ts'
import type { Upload, UploadView } from '#run/upload.ts'
import { restoreEvent } from '#journal/read-journal.ts'
import { createRandom } from './random.ts'
import { againstFills, fillIn, someFillingRules } from './rules.ts'
import { createRunStage } from './run-stage.ts'
import { createSchedule, type Line } from './schedule.ts'
import { press, sayItIsTheSame } from './person.ts'
import { someSheet } from './sheet.ts'
import type { Stage } from './stage.ts'
import { createTrueService } from './true-service.ts'
import { createVirtualTime } from './virtual-time.ts'
import { SUBMITTED } from '#testing/uploads/fake-run.ts'
import { spellOut } from '#testing/uploads/spell-out.ts'
import { FINE, someWeather } from './weather.ts'
import { createWholeStage } from './whole-stage.ts'
import { createWitness } from './witness.ts'
import type { World } from './world.ts'

/** The first error or null, and the trace until then if requested. */
export type Life = { readonly wrong: string | null; readonly trace: string }

/** Simulates the upload of a seed, with a trace. */
export async function traceLife(seed: number): Promise<Life> {
  const lines: string[] = []
  const wrong = await createLife(seed, (line) => lines.push(line)).live()
  return { wrong, trace: lines.join('\n') }
}

/** Simulates the upload of a seed; returns the first error or null. */
export function simulate(seed: number): Promise<string | null> {
  return createLife(seed, null).live()
}

function describe(view: UploadView | undefined): string {
  if (view === undefined) return 'no page is open'
  const kinds = view.state.outcomes.map(({ kind }, position) => `${position} ${kind}`)
  return `${JSON.stringify(view.status)}: ${kinds.join(', ')}`
}

function isOutOfDate({ status }: UploadView): boolean {
  return status.kind === 'paused' && status.why.kind === 'storage' && status.why.cause === 'changed'
}

function createLife(seed: number, note: ((line: string) => void) | null) {
  const random = createRandom(seed)
  const time = createVirtualTime()
  const tell = (line: Line) =>
    note?.(`${time.clock.now() % 10_000_000} ${typeof line === 'string' ? line : line()}`)
  const written = someSheet(random)
  const rules = someFillingRules(random)
  const sheet = { ...written, entries: fillIn(written.entries, rules) }
  let isOnline = true
  let offlineUntil = -Infinity
  const witness = createWitness(sheet, time.clock.now, () => offlineUntil, random)
  const whyNot = againstFills(written.entries, sheet.entries, rules)
  witness.claim(whyNot === null, whyNot ?? '')
  const schedule = createSchedule(random, tell)
  let weather = someWeather(random)
  const service = createTrueService(random, time.clock.now)
  const world: World = {
    random,
    schedule,
    time,
    service,
    witness,
    tell,
    weather: () => weather,
    isOnline: () => isOnline,
  }
  // Most errors need no IndexedDB, which is ten times slower.
  const isWhole = sheet.entries.length < 20 && random.chance(0.03)
  const stage: Stage = isWhole ? createWholeStage(world, sheet) : createRunStage(world, sheet)

  function setOnline(next: boolean): void {
    tell(next ? 'the network comes' : 'the network goes')
    isOnline = next
    offlineUntil = next ? time.clock.now() : Infinity
    if (next) witness.holds.online()
    stage.networkChanged()
  }

  function crash(): void {
    tell('the page dies')
    stage.crash()
  }

  async function next(): Promise<void> {
    if (stage.handOn && witness.events.at(-1)?.type === 'handed-over' && random.chance(0.3))
      return stage.handOn()
    const luck = random.share()
    const { upload } = random.pick(stage.tabs()) ?? {}
    if (stage.tab() === null) return random.chance(0.5) ? stage.visit() : schedule.any()
    if (random.chance(weather.crash)) return crash()
    if (random.chance(weather.offline)) return setOnline(!isOnline)
    if (random.chance(weather.time)) return time.toNextTimer()
    if (luck < 0.04) return stage.newToken()
    if (luck < 0.08) return time.pass(random.below(10_000))
    if (stage.useOther && luck > 0.96) return stage.useOther()
    if (upload && (schedule.isEmpty() || luck < 0.08 + weather.person))
      return press(upload, random, witness, tell)
    schedule.any()
  }

  function look(): void {
    for (const tab of stage.tabs())
      if (tab.upload) witness.checkShown(tab, tab.upload.getSnapshot())
  }

  async function live(): Promise<string | null> {
    const restore = time.install(stage.tasks)
    try {
      await stage.begin(SUBMITTED)
      tell(() => JSON.stringify({ ...sheet, weather }))
      const steps = (isWhole ? 60 : 20) + random.below(isWhole ? 200 : 100)
      for (let step = 0; step < steps && witness.wrong() === null; step += 1) {
        await next()
        // Sometimes interrupt the current action.
        if (random.chance(0.1)) await pressMeanwhile()
        await stage.flush()
        look()
      }
      if (witness.wrong() === null) await end()
      if (witness.wrong() !== null) tell(describe(stage.tab()?.upload?.getSnapshot()))
      return witness.wrong()
    } finally {
      stage.close()
      restore()
    }
  }

  async function pressMeanwhile(): Promise<void> {
    for (let tick = random.below(8); tick > 0; tick -= 1) await Promise.resolve()
    const upload = stage.tab()?.upload
    if (!upload) return
    if (random.chance(weather.crash * 3)) crash()
    else press(upload, random, witness, tell)
  }

  /** Runs all pending actions and timers. */
  async function drain(): Promise<void> {
    for (let round = 0; round < 3000 && witness.wrong() === null; round += 1) {
      await stage.flush()
      look()
      if (!schedule.isEmpty()) schedule.first()
      else if (time.nextDue() !== null) time.toNextTimer()
      else return checkStill()
    }
    witness.claim(witness.wrong() !== null, 'it never comes to rest')
  }

  function checkStill(): void {
    const tab = stage.tab()
    const status = tab?.upload?.getSnapshot().status.kind
    witness.claim(Boolean(tab?.upload), 'the upload is never opened')
    witness.claim(
      status !== 'sending' && status !== 'pausing',
      () => `it is ${status} and nothing goes on`,
    )
    witness.claim(status !== 'waiting', 'it waits and no timer runs')
    witness.claim(!witness.hasUnsent(), 'a request was written down and never left')
    witness.claim(!witness.hasUnstored(), 'a reply came and was never stored')
    witness.claim(stage.isTold(), 'the screen was not told of the last change')
  }

  /** Stops all faults, and lets the user work until nothing is left to do. */
  async function end(): Promise<void> {
    tell('from now on all is well')
    weather = FINE
    if (!isOnline) setOnline(true)
    if (stage.tab()?.hangs) crash()
    if (stage.tab() === null) stage.visit()
    await drain()
    for (let round = 0; round < 40 && witness.wrong() === null; round += 1) {
      const upload = stage.tab()?.upload
      if (!upload || isFinished(upload.getSnapshot().state)) break
      await workOn(upload, round)
    }
    await letGo()
    const view = stage.tab()?.upload?.getSnapshot()
    if (view && witness.wrong() === null) checkEnd(view)
  }

  async function workOn(upload: Upload, round: number): Promise<void> {
    tell('the person goes on')
    stage.newToken()
    void upload.endHandOver()
    await letGo()
    checkWaiting(upload.getSnapshot())
    const { outcomes } = upload.getSnapshot().state
    const stuck = [...outcomes.keys()].filter((at) => outcomes[at]?.kind !== 'waiting')
    if (round > 2) void upload.setAside(stuck, 'the end')
    else for (let times = 0; times < 3; times += 1) press(upload, random, witness, tell)
    await drain()
    if (isOutOfDate(upload.getSnapshot())) await reload()
  }

  /** Reloads the page, as it asks after another tab wrote to the upload. */
  async function reload(): Promise<void> {
    tell('the person reloads the page, as it says')
    crash()
    stage.visit()
    await drain()
  }

  /** Acknowledges a storage failure, which is shown until then. */
  async function letGo(): Promise<void> {
    witness.holds.pressed('resume', -1)
    stage.tab()?.upload?.resume()
    await drain()
    const upload = stage.tab()?.upload
    if (upload) sayItIsTheSame({ upload, witness })
    await drain()
  }

  /** Without a pause, an entry may wait only behind one of its order that is in doubt. */
  function checkWaiting({ state, status }: UploadView): void {
    if (status.kind === 'paused') return
    for (const [position, { kind }] of state.outcomes.entries()) {
      if (kind !== 'waiting') continue
      const ahead = state.outcomes.slice(0, position)
      const isBehind = ahead.some((one) => one.kind === 'in-doubt')
      witness.claim(isBehind, () => `entry ${position} waits and nothing is in its way`)
    }
  }

  function checkEnd({ state, status }: UploadView): void {
    witness.claim(isFinished(state), 'there is always something left to do')
    witness.claim(status.kind === 'idle', () => `at the end it is ${status.kind}`)
    const read = applyEvents(startState(sheet.entries), witness.events.map(restoreEvent))
    witness.claim(
      isDeepStrictEqual(spellOut(read), spellOut(state)),
      'the journal reads otherwise than what is shown',
    )
  }

  return { live }
}
