import { checkRows, compareRows } from '#domain/draft/findings.ts'
import type { DraftSession } from './session.ts'

/** Rows that are checked before anybody sees them: an edit or a typed entry needs no second look. */
const FEW_ROWS = 200
/** Short enough for the worker to answer a jump of the scroll bar in between. */
const SLICE_MS = 16
const ROWS_BETWEEN_LOOKS = 64
/** Until the page has drawn the rows: on two processors it would wait for these checks. */
const DRAWING_MS = 50

/**
 * Checks what is not checked, a few rows at once and more of them in slices beside everything else; `onDone` is
 * called after slices. Returns what starts it again.
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
    // Earlier uploads are compared once they have been looked at.
    const open = Math.max(toCheck, session.knowsEarlier ? uncompared.size() : 0)
    if (open > FEW_ROWS) {
      timer = setTimeout(slice, DRAWING_MS)
      return 'going-on'
    }
    checkSome(session, () => false)
    return 'done'
  }
}

/** true when nothing is left to check with what is known now. */
function checkSome(session: DraftSession, isEnough: (checked: number) => boolean): boolean {
  const { draft, world } = session
  if (session.knows && !checkRows(draft, world.knowledge, isEnough)) return false
  return !session.knowsEarlier || compareRows(draft, world.earlier, isEnough)
}
