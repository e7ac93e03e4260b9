import type { Position } from '#domain/upload/upload-event.ts'
import { createBreathe } from '#base/breathe.ts'

/** One search over the positions of an upload. */
export type SearchTask = {
  /** Key of the filter: the same for as long as the user searches for the same. */
  readonly key: string
  readonly count: number
  readonly fits: (position: Position) => boolean
}

export type SlowSearch = {
  /**
   * Starts a search for another key at once. A search for the same key waits until the running one has ended; otherwise
   * no search would finish while answers arrive.
   */
  readonly start: (task: SearchTask) => void
  readonly stop: () => void
}

/** Number of positions between two checks of the clock. */
const PIECE = 512
/** Repeats a search only after this many times its duration, to leave time for sending. */
const PAUSE_FACTOR = 10

/** Creates a search that runs in short slices and leaves most of the time to sending. */
export function createSlowSearch(
  onFound: (key: string, positions: readonly Position[]) => void,
): SlowSearch {
  let newest: SearchTask | null = null
  let running: SearchTask | null = null
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  const run = async (task: SearchTask) => {
    running = task
    const began = performance.now()
    const found = await findAll(task, () => running === task)
    if (running !== task || found === null) return
    onFound(task.key, found)
    const pause = PAUSE_FACTOR * (performance.now() - began)
    pauseTimer = setTimeout(() => {
      running = null
      if (newest !== null && newest !== task) void run(newest)
    }, pause)
  }
  const start = (task: SearchTask) => {
    newest = task
    if (running?.key === task.key) return
    clearTimeout(pauseTimer)
    void run(task)
  }
  const stop = () => {
    clearTimeout(pauseTimer)
    running = null
    newest = null
  }
  return { start, stop }
}

async function findAll(
  { count, fits }: SearchTask,
  isWanted: () => boolean,
): Promise<readonly Position[] | null> {
  const breathe = createBreathe()
  const found: Position[] = []
  for (let position = 0; position < count; position += 1) {
    if (position % PIECE === 0) await breathe()
    if (!isWanted()) return null
    if (fits(position)) found.push(position)
  }
  return found
}
