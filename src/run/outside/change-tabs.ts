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
  /** This tab is the owner, of what another one has finished. */
  readonly onGiven: (underWay: UnderWay) => void
}

/** A tab that is silent for so long has crashed or hangs. */
const ANSWER_MS = 5000

/** The talk between the tab that may send and the one that wants to. */
export function createTabChange(deps: TabChangeDeps): TabChange {
  const { own, getState, become, post, steal } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let given: UnderWay | null = null
  let isStealing = false

  /** Once: a second request would take the lock from this tab itself. */
  const takeLock = () => {
    if (isStealing) return
    isStealing = true
    steal()
  }
  const after = (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ANSWER_MS)
  }
  const ask = () => {
    post({ kind: 'ask', from: own })
    after(takeLock)
  }
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
    post({ kind: 'give', to, underWay })
    // The other tab may be gone by now.
    after(() => keep(underWay))
  }
  const answer = (from: string) => {
    const state = getState()
    if (state !== 'owner' && state !== 'giving') return
    post({ kind: 'wait', to: from })
    if (state === 'owner') void give(from)
  }
  const take = (message: Exclude<TabMessage, { kind: 'ask' }>) => {
    if (message.to !== own || getState() !== 'taking') return
    // Asked again: the other tab may hang while it finishes.
    if (message.kind === 'wait') return after(ask)
    clearTimeout(timer)
    given = message.underWay
    takeLock()
  }
  const changed = () => {
    const state = getState()
    if (state === 'owner' || state === 'watcher') {
      clearTimeout(timer)
      isStealing = false
    }
    if (state !== 'owner' || given === null) return
    deps.onGiven(given)
    given = null
  }
  return {
    ask: () => {
      if (getState() !== 'watcher') return
      become('taking')
      ask()
    },
    hear: (data) => {
      const message = readMessage(data)
      if (message?.kind === 'ask') answer(message.from)
      else if (message) take(message)
    },
    changed,
    close: () => clearTimeout(timer),
  }
}

const readMessage = (data: unknown) => tabMessageSchema.safeParse(data).data ?? null
