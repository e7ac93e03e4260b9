import {
  type TabMessage,
  tabMessageSchema,
  type UnderWay,
} from '#domain/upload/run/tab-messages.ts'

/** Whether this tab may change and send uploads. Each service has one owner among its tabs. */
export type OwnershipState =
  | 'asking'
  | 'owner'
  | 'watcher'
  /** This tab is taking over on the user's request. */
  | 'taking'
  /** Another tab is taking over; this one finishes what it began first. */
  | 'giving'

export type TabChange = {
  /** Asks the owner to hand over; takes over without it when it doesn't answer. */
  readonly ask: () => void
  readonly receive: (data: unknown) => void
  /** To be called when the state has changed. */
  readonly changed: () => void
  readonly close: () => void
}

type TabChangeDeps = {
  /** ID of this tab. */
  readonly own: string
  readonly getState: () => OwnershipState
  readonly become: (state: OwnershipState) => void
  readonly post: (message: TabMessage) => void
  readonly steal: () => void
  /** Finishes and stores what was begun; starts synchronously. */
  readonly finish: () => Promise<UnderWay>
  /** The tab that became the owner last, shared between tabs. */
  readonly lastOwner: LastOwner
  /** Called when this tab is the owner, with the uploads that the other one was sending. */
  readonly onGiven: (underWay: UnderWay) => void
}

/** Stores the ID of the last owner; reads null without site data. */
export type LastOwner = {
  readonly read: () => string | null
  readonly write: (tab: string) => void
}

/** A tab that stays silent for longer has crashed or hangs. */
const ANSWER_MS = 5000

/** Handles the messages between the owner and the tab that takes over. */
export function createTabChange(deps: TabChangeDeps): TabChange {
  const wait = createWait()
  const answer = createGiver(deps, wait.until)
  const taker = createTaker(deps, wait)
  return {
    ask: () => {
      if (deps.getState() !== 'watcher') return
      deps.become('taking')
      taker.ask()
    },
    receive: (data) => {
      const message = readMessage(data)
      if (message?.kind === 'ask') answer(message.from)
      else if (message) taker.take(message)
    },
    changed: taker.changed,
    close: wait.end,
  }
}

/** A timer for the other tab, one at a time. */
function createWait() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    until: (act: () => void) => {
      end()
      timer = setTimeout(act, ANSWER_MS)
    },
    end,
  }
}

type Wait = ReturnType<typeof createWait>

/** The side of the owner. */
function createGiver(deps: TabChangeDeps, until: Wait['until']): (from: string) => void {
  const { own, getState, become, post } = deps
  const keep = (underWay: UnderWay) => {
    if (getState() !== 'giving') return
    become('owner')
    deps.onGiven(underWay)
  }
  const give = async (to: string) => {
    const finishing = deps.finish()
    become('giving')
    const underWay = await finishing
    if (getState() !== 'giving') return
    post({ kind: 'give', to, from: own, underWay })
    // The other tab may have closed by now.
    until(() => keep(underWay))
  }
  return (from) => {
    const state = getState()
    if (state !== 'owner' && state !== 'giving') return
    post({ kind: 'wait', to: from })
    if (state === 'owner') void give(from)
  }
}

type Give = Extract<TabMessage, { kind: 'give' }>

/** The side of the tab that takes over. */
function createTaker(
  { own, getState, post, steal, lastOwner, onGiven }: TabChangeDeps,
  wait: Wait,
) {
  let given: Give | null = null
  let isStealing = false

  /** Only once, since a second request would steal the lock from this tab itself. */
  const takeLock = () => {
    if (isStealing) return
    isStealing = true
    steal()
  }
  const ask = () => {
    post({ kind: 'ask', from: own })
    wait.until(takeLock)
  }
  /** False when a third tab has taken the lock since, because the uploads then continue from that tab. */
  const isStillGiven = ({ from }: Give) => {
    const last = lastOwner.read()
    return last === null || last === from
  }
  return {
    ask,
    take: (message: Exclude<TabMessage, { kind: 'ask' }>) => {
      if (message.to !== own || getState() !== 'taking') return
      // Ask again after a while, since the other tab may hang while it finishes.
      if (message.kind === 'wait') return wait.until(ask)
      if (!isStillGiven(message)) return ask()
      wait.end()
      given = message
      takeLock()
    },
    changed: () => {
      const state = getState()
      if (state === 'owner' || state === 'watcher') {
        wait.end()
        isStealing = false
      }
      if (state !== 'owner') return
      const taken = given !== null && isStillGiven(given) ? given : null
      lastOwner.write(own)
      if (taken !== null) onGiven(taken.underWay)
      given = null
    },
  }
}

const readMessage = (data: unknown) => tabMessageSchema.safeParse(data).data ?? null
