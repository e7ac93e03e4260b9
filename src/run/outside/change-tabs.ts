import {
  type TabMessage,
  tabMessageSchema,
  type UnderWay,
} from '#domain/upload/run/tab-messages.ts'

/** Whether this tab may change and send; of all tabs of one service one is the owner. */
export type OwnershipState =
  | 'asking'
  | 'owner'
  | 'watcher'
  /** The person wants this tab to be the owner. */
  | 'taking'
  /** Another tab is to be the owner; what was begun here is finished first. */
  | 'giving'

export type TabChange = {
  /** Asks the tab that may send to let this one; takes it when that one doesn't answer. */
  readonly ask: () => void
  readonly hear: (data: unknown) => void
  /** Its state is another one now. */
  readonly changed: () => void
  readonly close: () => void
}

type TabChangeDeps = {
  /** Tells this tab from the others. */
  readonly own: string
  readonly getState: () => OwnershipState
  readonly become: (state: OwnershipState) => void
  readonly post: (message: TabMessage) => void
  readonly steal: () => void
  /** Finishes and stores what has begun; begins at once. */
  readonly finish: () => Promise<UnderWay>
  /** Which tab became the owner last, known to all at once. */
  readonly lastOwner: LastOwner
  /** This tab is the owner, of what another one has finished. */
  readonly onGiven: (underWay: UnderWay) => void
}

/** Keeps the name of the last owner; null where the browser keeps nothing. */
export type LastOwner = {
  readonly read: () => string | null
  readonly write: (tab: string) => void
}

/** A tab that is silent for longer has crashed or hangs. */
const ANSWER_MS = 5000

/** The talk between the tab that may send and the one that wants to. */
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
    hear: (data) => {
      const message = readMessage(data)
      if (message?.kind === 'ask') answer(message.from)
      else if (message) taker.take(message)
    },
    changed: taker.changed,
    close: wait.end,
  }
}

/** One wait for the other tab at a time. */
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

/** The side of the tab that may send. */
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
    // The other tab may be gone by now.
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

/** The side of the tab that the person wants to use. */
function createTaker(
  { own, getState, post, steal, lastOwner, onGiven }: TabChangeDeps,
  wait: Wait,
) {
  let given: Give | null = null
  let isStealing = false

  /** Once: a second request would take the lock from this tab itself. */
  const takeLock = () => {
    if (isStealing) return
    isStealing = true
    steal()
  }
  const ask = () => {
    post({ kind: 'ask', from: own })
    wait.until(takeLock)
  }
  /** A third tab may have taken the lock from the giver, and what was finished there goes on from the third one. */
  const isStillGiven = ({ from }: Give) => {
    const last = lastOwner.read()
    return from === undefined || last === null || last === from
  }
  return {
    ask,
    take: (message: Exclude<TabMessage, { kind: 'ask' }>) => {
      if (message.to !== own || getState() !== 'taking') return
      // Asked again: the other tab may hang while it finishes.
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
