import {
  createContext,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { findListQuestions, listIdOf } from '#domain/couriers/groups/list-questions.ts'
import {
  findOpenGroups,
  type GroupFilter,
  type GroupMatches,
  matchGroups,
  type OpenGroup,
  wantsAll,
} from '#domain/couriers/groups/match-groups.ts'
import { type CourierCandidate, distinctCandidates } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { chosenPositions } from '#domain/upload/summary.ts'
import { useSearchText } from '#entries/couriers/candidate-words.ts'
import { useInUse } from '#upload/frame/held-still.ts'
import { useUndo } from '#upload/frame/undo.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { createOptionSearch } from '#ui/combobox/combobox-search.ts'
import { isTouched } from '#ui/is-touched.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import {
  type BoardFocus,
  type BoardProposal,
  EMPTY_BOARD,
  reduceBoard,
  shownCards,
  shownQuestions,
  stopAtWork,
} from '#upload/couriers/board/board.ts'
import { useAdvice } from './use-advice.ts'
import { useCourierGroups } from './use-courier-groups.ts'

export type Board = ReturnType<typeof useBoard>

const Context = createContext<Board | null>(null)

export const BoardContext = Context.Provider

export function useBoardContext(): Board {
  const board = useContext(Context)
  if (board === null) throw new Error('This group is not on a board')
  return board
}

/** Binds the board to the upload: what it is given, where its focus goes, and its commands. */
export function useBoard() {
  const { upload, view } = useUpload()
  const rows = useRef<HTMLDivElement>(null)
  const countRef = useRef<HTMLParagraphElement>(null)
  const [state, dispatch] = useReducer(reduceBoard, EMPTY_BOARD)
  const given = useBoardInput(state.filter, rows)
  if (state.places.input !== given.input) dispatch({ kind: 'look', input: given.input })
  useBoardFocus(state.focus, rows, countRef)
  const undo = useUndo()
  /** From the snapshot, which has the choice right after the press: a fast user moves on before it is saved. */
  const choices = () => upload.getSnapshot().choices
  const begin = (id: string) => dispatch({ kind: 'begin', id })
  const goOn = (from: string) => dispatch({ kind: 'go-on', from, choices: choices() })
  const at = stopAtWork(state, view.choices)
  return {
    ...given,
    state,
    rows,
    countRef,
    at,
    begin,
    goOn,
    send: useSending(countRef, () => goOn('')),
    passOn: (from: string) => dispatch({ kind: 'pass-on', from, choices: choices() }),
    enter: (id: string) => dispatch({ kind: 'enter', id, choices: choices() }),
    takeApart: (id: string) => dispatch({ kind: 'take-apart', id, choices: choices() }),
    later: (id: string) => dispatch({ kind: 'later', id, choices: choices() }),
    step: (by: 1 | -1) => dispatch({ kind: 'step', by, choices: choices() }),
    sortBySize: () => dispatch({ kind: 'sort' }),
    showMore: () => dispatch({ kind: 'show-more' }),
    setFilter: (filter: GroupFilter) => dispatch({ kind: 'filter', filter }),
    listEntries: (id: string) => dispatch({ kind: 'list-entries', id }),
    pick: (id: string, courier: string | null) => dispatch({ kind: 'pick', id, courier }),
    propose: (proposal: BoardProposal | null) => dispatch({ kind: 'propose', proposal }),
    /** Focuses the count when nothing is left to undo. */
    rest: () => dispatch({ kind: 'rest' }),
    /** The question or group that is worked on, for keys pressed outside it. */
    rowAtWork: () => rowOf(rows, at),
    undo: async () => {
      const positions = await undo()
      const isUndone = (position: Position) => positions.includes(position)
      const [undone, ...others] = shownCards(state).filter((group) =>
        group.positions.some(isUndone),
      )
      if (undone === undefined) return
      const question = shownQuestions(state).find((id) => id === listIdOf(undone))
      begin((others.length > 0 && question) || undone.id)
    },
  }
}

/** What answers, advice and the filter say now. The board places it, and holds it still while it is looked at. */
function useBoardInput(wanted: GroupFilter, rows: Rows) {
  const { choices } = useUpload().view.state
  const { groups, tries } = useCourierGroups()
  const adviseOn = useAdvice(tries)
  const open = useMemo(() => findOpenGroups(groups, choices), [groups, choices])
  const questions = useMemo(() => findListQuestions(open), [open])
  const filter = useDeferredValue(wanted)
  const matches = useMatches(groups, open, filter)
  const isInUse = useInUse(rows)
  const input = useMemo(() => {
    const byLikelihood = (group: CourierGroup) => adviseOn(group).candidates
    const advised = groups.map((group) => ({ ...group, candidates: byLikelihood(group) }))
    // A search is for single groups.
    const asked = wantsAll(filter) ? questions.map(({ id }) => id) : []
    return { groups: advised, questions: asked, tries, filter, matches, isInUse }
  }, [groups, questions, adviseOn, tries, filter, matches, isInUse])
  return { input, groups, questions, tries, adviseOn, open, matches }
}

function useMatches(
  groups: readonly CourierGroup[],
  open: readonly OpenGroup[],
  filter: GroupFilter,
): GroupMatches | null {
  const { entries } = useUpload().view.state
  const searchOf = useSearchText()
  const search = useMemo(
    () => createOptionSearch(candidatesOf(groups), searchOf),
    [groups, searchOf],
  )
  return useMemo(() => {
    if (wantsAll(filter)) return null
    const text = filter.search.trim()
    return matchGroups(groups, filter, {
      entries,
      open: new Set(open.map(({ group }) => group.id)),
      foundCouriers: new Set(text === '' ? [] : search(text).map(({ key }) => key)),
    })
  }, [groups, open, filter, entries, search])
}

/** Returns the distinct couriers that any of the groups offers. */
export function candidatesOf(groups: readonly CourierGroup[]): readonly CourierCandidate[] {
  const lists = new Set(groups.map(({ candidates }) => candidates))
  return distinctCandidates([...lists].flat())
}

type Rows = RefObject<HTMLElement | null>

function rowOf(rows: Rows, id: string | null): HTMLElement | undefined {
  const all = rows.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []
  return [...all].find((row) => row.dataset['group'] === id)
}

/** Moves the focus where the board wants it. A group without radio buttons has it itself, so that keys are the same. */
function useBoardFocus(
  focus: BoardFocus | null,
  rows: Rows,
  count: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (focus?.on === 'count') count.current?.focus()
    const row = focus?.on === 'stop' && rowOf(rows, focus.id)
    if (!row) return
    const radio =
      row.querySelector<HTMLElement>('[type=radio]:checked') ??
      row.querySelector<HTMLElement>('[type=radio]:not(:disabled)')
    ;(radio ?? row).focus({ preventScroll: true })
    scrollToThird(row)
  }, [focus, rows, count])
  // When a focused field folds away, the button that reopens it takes the focus.
  useFocusRescue(
    (row) =>
      (row.querySelector<HTMLElement>('[data-change], button') ?? (row as HTMLElement)).focus(),
    (focused) => focused.closest('[data-group]'),
  )
}

/** Scrolls the panel so that a row is at a third of its height, and the page, on a phone, so that it is in sight. */
function scrollToThird(row: HTMLElement): void {
  const body = row.closest('[data-scrolls]')
  if (body) {
    const { top, height } = body.getBoundingClientRect()
    body.scrollTop += row.getBoundingClientRect().top - top - height / 3
  }
  row.scrollIntoView({ block: 'nearest' })
}

/** Sends the choices. The focus waits outside the list while the sent groups leave, then returns to it. */
function useSending(count: RefObject<HTMLElement | null>, goOn: () => void) {
  const { upload, view } = useUpload()
  const { choices } = view.state
  const sent = useRef<readonly Position[]>([])
  const goOnAfter = useEffectEvent(() => {
    const isLeft = sent.current.some((position) => choices.has(position))
    if (sent.current.length === 0 || isLeft) return
    sent.current = []
    if (document.activeElement === count.current && !isTouched()) goOn()
  })
  useEffect(() => goOnAfter())
  return () => {
    sent.current = chosenPositions(view.state)
    count.current?.focus()
    void upload.sendWithCouriers()
  }
}
