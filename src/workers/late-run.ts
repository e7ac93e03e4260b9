import { checkLate, countUnchecked } from '#domain/draft/late-checks.ts'
import type { DraftSession } from './draft-session.ts'

export type LateRun = {
  /** Checks what is not checked: a few rows at once, more of them in slices. */
  readonly start: () => void
  readonly stop: () => void
}

/** Rows that are checked before anybody sees them: an edit or a typed entry needs no second look. */
const FEW_ROWS = 200
/** Short enough for the worker to answer a jump of the scroll bar in between. */
const SLICE_MS = 8
const ROWS_BETWEEN_LOOKS = 64

/** Runs the late checks beside everything else; `onDone` is called after rows were checked in slices. */
export function createLateRun(
  session: DraftSession,
  now: () => number,
  onDone: () => void,
): LateRun {
  let timer: ReturnType<typeof setTimeout> | null = null

  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const slice = (from: number) => {
    const end = now() + SLICE_MS
    const isEnough = (checked: number) => checked % ROWS_BETWEEN_LOOKS === 63 && now() > end
    const next = checkLate(session.draft, session.knowledge, from, isEnough)
    timer = null
    if (next === null) onDone()
    else timer = setTimeout(() => slice(next), 0)
  }
  const start = () => {
    stop()
    if (!session.knows) return
    const unchecked = countUnchecked(session.draft)
    if (unchecked === 0) return
    if (unchecked > FEW_ROWS) timer = setTimeout(() => slice(0), 0)
    else checkLate(session.draft, session.knowledge, 0, () => false)
  }
  return { start, stop }
}
