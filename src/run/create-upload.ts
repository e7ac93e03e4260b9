import { joinGroups } from '#domain/couriers/group-entries.ts'
import { readStory, type StoryStep } from '#domain/upload/events/entry-story.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { Command } from '#domain/upload/run/commands.ts'
import { planReturn } from '#domain/upload/run/consequence.ts'
import { reduceRun, startRun } from '#domain/upload/run/reduce-run.ts'
import type { RunEvent, RunRules, RunState, RunWorld } from '#domain/upload/run/run-state.ts'
import { longestWait } from '#domain/upload/run/status.ts'
import { findLastStep } from '#domain/upload/run/undo.ts'
import { createSerial } from '#base/serial.ts'
import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import { throttleUpdates } from '#run/outside/throttle-updates.ts'
import { formatBody } from '#service/wire.ts'
import { createBreathe } from '#base/breathe.ts'
import { createListeners } from '#base/listeners.ts'
import { createEffects, type UploadDeps } from './do-effects.ts'
import { commandsOf, type Upload, type UploadView } from './upload.ts'

/** Runs one upload: passes events to the reducer and performs its effects in order. */
export function createUpload(deps: UploadDeps): Upload {
  const rules = rulesOf(deps)
  let run = startRun(deps.state, deps.lastEvent)
  const isBusy = () => run.writing !== null || run.replies.length > 0
  const screen = createScreen(deps, run, isBusy)
  const commands = createTickets()

  const dispatch = inTurn((event) => {
    const step = reduceRun(run, event, worldNow(deps, rules))
    run = step.run
    for (const effect of step.effects) {
      if (effect.kind === 'show') screen.show(run, effect.isCalm)
      else if (effect.kind === 'answer') commands.answer(effect.ticket)
      else effects.perform(effect)
    }
    screen.free()
  })
  const effects = createEffects(deps, dispatch)
  const stopListening = listenToWorld(deps, dispatch)
  const command = (command: Command) =>
    commands.ask((ticket) => dispatch({ kind: 'commanded', command, ticket }))

  return {
    id: deps.header.id,
    subscribe: screen.subscribe,
    getSnapshot: screen.now,
    pause: () => dispatch({ kind: 'pause-pressed' }),
    ...commandsOf(command),
    story: (position) => readEntryStory(deps, position),
    ...createFollowing(deps, dispatch, command, () => underWayIn(run, deps.header.id)),
    isOwned: () => run.role === 'owner' || run.role === 'leaving',
    rename: screen.rename,
    isAtRest: () => !screen.isShown() && screen.now().status.kind === 'idle',
    close: () => {
      stopListening()
      effects.close()
      dispatch({ kind: 'closed' })
      screen.close()
    },
  }
}

function rulesOf({ settings, header, online, ask }: UploadDeps): RunRules {
  const { requestSize, requestsAtOnce, requestsPerSecond } = settings
  return {
    id: header.id,
    shop: header.shop ?? '',
    requestSize,
    requestsAtOnce,
    spacingMs: requestsPerSecond === null ? 0 : Math.ceil(1000 / requestsPerSecond),
    isLocal: online.isLocal,
    canAsk: ask !== null,
    formatBody,
    joinGroups,
  }
}

function worldNow({ tokens, turn, online, clock, random }: UploadDeps, rules: RunRules): RunWorld {
  return {
    ...rules,
    at: clock.now(),
    random: random(),
    token: tokens.current(),
    isTokenRejected: tokens.getSnapshot().rejected,
    tokenShop: tokens.getSnapshot().shop,
    isOnline: online.isOnline(),
    turnHolder: turn.holder(),
  }
}

function listenToWorld({ tokens, turn, online }: UploadDeps, tell: (event: RunEvent) => void) {
  const stops = [
    tokens.subscribe(() => tell({ kind: 'world-changed', what: 'token' })),
    turn.subscribe(() => tell({ kind: 'world-changed', what: 'turn' })),
    online.onChange(() => tell({ kind: 'world-changed', what: 'network' })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function underWayIn({ upload, pause, waits }: RunState, id: string): UnderWay[number] | null {
  if (planReturn(upload) === null) return null
  return { id, isPaused: pause !== null, wait: longestWait(waits) }
}

/** Matches commands with their callers, each of whom waits for the answer to a ticket. */
function createTickets() {
  const holders: (() => void)[] = []
  return {
    ask: (give: (ticket: number) => void) =>
      new Promise<void>((resolve) => give(holders.push(resolve) - 1)),
    answer: (ticket: number) => holders[ticket]?.(),
  }
}

/** Queues events that arrive while another one is being handled. */
function inTurn(handle: (event: RunEvent) => void): (event: RunEvent) => void {
  const waiting: RunEvent[] = []
  let isHandling = false
  return (event) => {
    waiting.push(event)
    if (isHandling) return
    isHandling = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) handle(next)
    } finally {
      isHandling = false
    }
  }
}

/** Reads events of other tabs until this tab takes the upload over; from then on, only this tab writes. */
function createFollowing(
  { journal, isOwner, afterWriting }: UploadDeps,
  tell: (event: RunEvent) => void,
  command: (command: Command) => Promise<void>,
  underWay: () => UnderWay[number] | null,
): Pick<Upload, 'follow' | 'leave'> {
  const serial = createSerial()
  let isMine = false
  const follow: Upload['follow'] = (isRead = false) =>
    serial(async () => {
      if (isMine) return true
      // Checked before reading: a tab that becomes the owner meanwhile is notified and reads the last events again.
      const owns = isOwner()
      const isSame =
        isRead || (await journal.readNew((events) => tell({ kind: 'absorbed', events })))
      // Another tab may have become the owner during the read.
      if (!isSame || !owns || !isOwner()) return isSame
      isMine = true
      await command({ kind: 'take-over' })
      afterWriting()
      return true
    })
  const leave = () =>
    serial(async () => {
      if (!isMine) return null
      await command({ kind: 'leave' })
      isMine = false
      return underWay()
    })
  return { follow, leave }
}

async function readEntryStory(
  { journal, uploaded }: UploadDeps,
  position: Position,
): Promise<readonly StoryStep[]> {
  const reader = readStory(uploaded.entries, position)
  const breathe = createBreathe()
  for await (const events of journal.readAll()) {
    for (const event of events) {
      reader.add(event)
      await breathe()
    }
  }
  return reader.steps
}

/** The view of a run for the screen; the same object until listeners are notified. */
function createScreen({ header, uploaded }: UploadDeps, first: RunState, isBusy: () => boolean) {
  const listeners = createListeners()
  const teller = throttleUpdates(listeners, isBusy)
  let view: UploadView = { header, uploaded, ...viewOf(first) }
  return {
    subscribe: listeners.subscribe,
    isShown: () => listeners.count() > 0,
    now: () => view,
    show: (run: RunState, isCalm: boolean) => {
      view = { ...view, ...viewOf(run) }
      teller.changed(isCalm)
    },
    rename: (name: string | null) => {
      view = { ...view, header: { ...view.header, name } }
      teller.changed(false)
    },
    free: teller.free,
    close: teller.close,
  }
}

function viewOf(run: RunState): Omit<UploadView, 'header' | 'uploaded'> {
  const { upload, lastEvent, status, role, choices, steps } = run
  const canAct = role === 'owner' && upload.handedOver === null
  const lastStep = canAct ? findLastStep(run) : null
  return { state: upload, lastEvent, status, canAct, choices, steps, lastStep }
}
