import { checkRows, compareRows } from '#domain/draft/findings.ts'
import type { DraftSession } from '#worker/session/session.ts'

/** So few rows are checked before they are shown, so that an edit or a typed entry needs only one update. */
const FEW_ROWS = 200
/** Short enough for the worker to answer scrolling in between. */
const SLICE_MS = 16
const ROWS_BETWEEN_LOOKS = 64
/** Lets the page render the rows first: on two cores it would wait for these checks. */
const DRAWING_MS = 50

/**
 * Checks the waiting rows: a few at once, many in slices between other messages. `onDone` is called after slices.
 * Returns the function that starts or restarts the checks.
 */
export function createLateChecks(
  session: DraftSession,
  now: () => number,
  onDone: () => void,
): () => 'done' | 'going-on' {
  let timer: ReturnType<typeof setTimeout> | undefined

  const slice = () => {
    const end = now() + SLICE_MS
    const isEnough = (checked: number) => checked % ROWS_BETWEEN_LOOKS === 63 && now() > end
    if (checkSome(session, isEnough)) onDone()
    else timer = setTimeout(slice, 0)
  }
  return () => {
    clearTimeout(timer)
    const { unchecked, uncompared } = session.draft.findings
    const toCheck = session.knows ? unchecked.size() : 0
    // Earlier uploads are compared once they have been read.
    const open = Math.max(toCheck, session.knowsEarlier ? uncompared.size() : 0)
    if (open > FEW_ROWS) {
      timer = setTimeout(slice, DRAWING_MS)
      return 'going-on'
    }
    checkSome(session, () => false)
    return 'done'
  }
}

const canCheck = ({ knows }: DraftSession) => knows

/** Returns whether all checks are done that are possible now. */
function checkSome(session: DraftSession, isEnough: (checked: number) => boolean): boolean {
  const { draft, world } = session
  // The first text of a courier fetches the list of couriers, and the others wait for it.
  const isStopped = (checked: number) => !canCheck(session) || isEnough(checked)
  const isDone = !canCheck(session) || checkRows(draft, world.knowledge, isStopped)
  if (!isDone && canCheck(session)) return false
  return !session.knowsEarlier || compareRows(draft, world.earlier, isEnough)
}
