import { countUnchecked } from '#domain/draft/issues/count-rows.ts'
import { checkLate, checkRepeats } from '#domain/draft/issues/late-checks.ts'
import type { DraftSession } from './session.ts'

/** Rows that are checked before anybody sees them: an edit or a typed entry needs no second look. */
const FEW_ROWS = 200
/** Short enough for the worker to answer a jump of the scroll bar in between. */
const SLICE_MS = 8
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
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (from: number | null, ms = 0) => {
    timer = setTimeout(() => slice(from), ms)
  }
  /** `from`: the position of the sheet to go on from; null: every row has been checked once. */
  const slice = (from: number | null) => {
    const end = now() + SLICE_MS
    const isEnough = (checked: number) => checked % ROWS_BETWEEN_LOOKS === 63 && now() > end
    const next = from === null ? null : checkLate(session.draft, session.knowledge, from, isEnough)
    if (next !== null) return wait(next)
    checkAgain(session, isEnough)
    if (session.repeatsFrom === null) onDone()
    else wait(null)
  }
  return () => {
    clearTimeout(timer)
    if (!session.knows) return
    const unchecked = countUnchecked(session.draft, FEW_ROWS + 1)
    if (unchecked > FEW_ROWS) return wait(0, DRAWING_MS)
    if (unchecked > 0) checkLate(session.draft, session.knowledge, 0, () => false)
    if (session.draft.table.length <= FEW_ROWS) checkAgain(session, () => false)
    else if (session.repeatsFrom !== null) wait(null, DRAWING_MS)
  }
}

/** Compares rows with earlier uploads that have gone on since. */
function checkAgain(session: DraftSession, isEnough: (checked: number) => boolean): void {
  const { draft, knowledge, repeatsFrom } = session
  if (repeatsFrom !== null)
    session.repeatsFrom = checkRepeats(draft, knowledge, repeatsFrom, isEnough)
}
