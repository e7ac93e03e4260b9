import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { chosenPositions } from '#domain/upload/summary.ts'
import { useUndo } from '#upload/frame/undo.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { afterPress } from '#ui/after-press.ts'
import { isTouched } from '#ui/is-touched.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import type { GroupList } from './use-group-list.ts'

/** State of the current group, which is open and marked, and gets the shortcuts. */
export type GroupWork = ReturnType<typeof useGroupWork>

/** Moves from group to group. A decided group is open only while the user works on it. */
export function useGroupWork(list: GroupList, status: RefObject<HTMLElement | null>) {
  const { upload } = useUpload()
  const [open, setOpen] = useState<string | null>(null)
  const { register, focusGroup, rowOf } = useGroupFocus()
  const undo = useUndo()
  /** From the snapshot, which has the choice right after the press: a fast user moves on before it is saved. */
  const isChosen = (position: Position) => upload.getSnapshot().choices.has(position)
  const isDecided = ({ positions }: CourierGroup) => positions.every(isChosen)
  const isShown = list.shown.some(({ id }) => id === open)
  const at = isShown ? open : (list.shown.find((group) => !isDecided(group))?.id ?? null)
  const begin = (id: string) => {
    setOpen(id)
    focusGroup(id)
  }
  const goOn = (from: string) => {
    const next = list.findNext(from, isChosen)
    if (next !== null) return begin(next)
    setOpen(null)
    status.current?.focus()
  }
  const send = useSending(status, () => goOn(''))
  return {
    at,
    register,
    begin,
    goOn,
    send,
    /** Focuses the count when nothing is left to undo. */
    rest: () => status.current?.focus(),
    /** Marks the next group after the choice has rendered, without moving the focus. */
    passOn: (from: string) => startTransition(() => setOpen(list.findNext(from, isChosen))),
    /** Handles the focus entering a group. Waits for the end of a press inside, which may decide the group. */
    enter: (group: CourierGroup) =>
      afterPress(() => {
        if (!isDecided(group)) setOpen(group.id)
      }),
    later: (id: string) => {
      list.putOff(id)
      goOn(id)
    },
    /** Moves to the group above or below, decided or not. */
    step: (by: 1 | -1) => {
      const beside = list.findBeside(at, by)
      if (beside !== null) begin(beside)
    },
    sortBySize: () => begin(list.sortBySize()),
    undo: async () => {
      const positions = await undo()
      const undone = list.shown.find((group) =>
        group.positions.some((position) => positions.includes(position)),
      )
      if (undone) begin(undone.id)
    },
    /** Picks a courier of the current group, from 1, for a key pressed outside it; false: there is none. */
    pick: (number: number): boolean => {
      const radios = rowOf(at)?.querySelectorAll<HTMLInputElement>(
        '[role=radiogroup] input:enabled',
      )
      const radio = radios?.[number - 1]
      radio?.focus()
      radio?.click()
      return radio !== undefined
    },
  }
}

/** Sends the choices. The focus waits outside the list while the sent groups leave, then returns to it. */
function useSending(status: RefObject<HTMLElement | null>, goOn: () => void) {
  const { upload, view } = useUpload()
  const { choices } = view.state
  const sent = useRef<readonly Position[]>([])
  const goOnAfter = useEffectEvent(() => {
    const isLeft = sent.current.some((position) => choices.has(position))
    if (sent.current.length === 0 || isLeft) return
    sent.current = []
    if (document.activeElement === status.current && !isTouched()) goOn()
  })
  useEffect(() => goOnAfter())
  return () => {
    sent.current = chosenPositions(view.state)
    status.current?.focus()
    void upload.sendWithCouriers()
  }
}

/** Focuses a group, even one that renders later. */
function useGroupFocus() {
  const rows = useRef(new Map<string, HTMLLIElement>())
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    const row = wanted && rows.current.get(wanted.id)
    if (row) focusField(row)
  }, [wanted])
  // When a focused field folds away, the button that reopens it takes the focus.
  useFocusRescue(
    (row) =>
      (row.querySelector<HTMLElement>('[data-change]') ?? row.querySelector('button'))?.focus(),
    (focused) => focused.closest('[data-at-work]'),
  )
  const [register] = useState(() => (id: string) => (row: HTMLLIElement | null) => {
    if (row) rows.current.set(id, row)
    else rows.current.delete(id)
  })
  return {
    register,
    focusGroup: (id: string) => setWanted({ id }),
    rowOf: (id: string | null) => (id === null ? undefined : rows.current.get(id)),
  }
}

function focusField(row: HTMLElement): void {
  const field =
    row.querySelector<HTMLElement>('input:checked') ??
    row.querySelector<HTMLElement>('input:not(:disabled)')
  field?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}
