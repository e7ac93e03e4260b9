import { useMemo, useState } from 'react'
import { describeChoice, type GroupChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { chosenGroup } from '#domain/couriers/groups/split-groups.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { CourierDecision } from '#domain/upload/run/commands.ts'
import type { UploadRun } from '#run/upload-run.ts'

/** The choice for a group and its later entries, shown at once and kept when the journal has it. */
export function useGroupChoice(about: CourierGroup) {
  const { id, positions } = about
  const { run, view } = useUpload()
  const [lastPicked, setPicked] = useState<string | null>(null)
  const t = useTranslations('failures.undo')
  const announce = useAnnounce()
  const { choices, joined, groupCouriers, outcomes } = view.state
  const later = groupCouriers.get(id) ?? null
  const picked = later?.courier ?? lastPicked
  const group = chosenGroup(about, outcomes)
  const kept = useMemo(
    () => describeChoice(positions, choices, picked),
    [positions, choices, picked],
  )
  // The page is told of the journal a moment later.
  const isCurrent = run.getSnapshot().state.choices === choices
  const [choice, show] = usePendingChoice(kept, isCurrent)
  const set = (concerned: readonly Position[], courier: string | null, courierName: string) => {
    const count = concerned.length
    setPicked(courier)
    if (courier !== null) announce(t('courier', { count, courier: courierName }), `group ${id}`)
    const written = run.chooseCourier(concerned, courier, courierName, group)
    void show({ positions: concerned, courier, isWritten: false }, written)
  }
  const exceptions = new Set(kept.exceptions)
  const together = positions.filter((position) => !exceptions.has(position))
  const whoJoined = positions.filter((position) => joined.has(position))
  return {
    choice,
    /** What later entries of the group get. */
    later,
    joinedCount: whoJoined.length,
    /** Those that joined are asked about, and so are later ones; the others keep their courier. */
    skip: () => void run.chooseCourier(whoJoined, null, '', group),
    /** For all but those that go their own way. */
    choose: (courier: string, courierName: string) => set(together, courier, courierName),
    chooseFor: set,
    clear: () =>
      set(
        positions.filter((position) => choices.has(position)),
        null,
        '',
      ),
  }
}

type Pending = {
  readonly positions: readonly Position[]
  readonly courier: string | null
  /** Written down, or given up. */
  readonly isWritten: boolean
}

/** The choice as it was made, from then on, until it is in what the page knows or could not be written down. */
function usePendingChoice(kept: GroupChoice, isCurrent: boolean) {
  const [pending, setPending] = useState<Pending | null>(null)
  if (pending?.isWritten && isCurrent) setPending(null)
  const show = async (made: Pending, written: Promise<unknown>) => {
    setPending(made)
    await written
    setPending((now) => (now === made ? { ...made, isWritten: true } : now))
  }
  return [pending ? withPending(kept, pending) : kept, show] as const
}

function withPending(kept: GroupChoice, { positions, courier }: Pending): GroupChoice {
  const decided = new Set(courier === null ? [] : positions)
  return {
    ...kept,
    courier,
    undecided: kept.undecided.filter((position) => !decided.has(position)),
  }
}

/**
 * The upload of the page with choices that are known from the moment they are made: they take a moment to be written
 * down, in which a fast person is at the next group already.
 */
export function usePendingChoices() {
  const { run, view } = useUpload()
  const { pendingRun, isChosen } = useMemo(() => {
    const pending = new Map<Position, string | null>()
    const waitFor = async (decisions: readonly CourierDecision[], write: () => Promise<void>) => {
      for (const { positions, courier } of decisions)
        for (const position of positions) pending.set(position, courier)
      try {
        await write()
      } finally {
        for (const { positions } of decisions)
          for (const position of positions) pending.delete(position)
      }
    }
    const writing: Pick<UploadRun, 'chooseCourier' | 'chooseCouriers'> = {
      chooseCourier: (positions, courier, courierName, group) =>
        waitFor([{ positions, courier, courierName }], () =>
          run.chooseCourier(positions, courier, courierName, group),
        ),
      chooseCouriers: (decisions) => waitFor(decisions, () => run.chooseCouriers(decisions)),
    }
    const isChosen = (position: Position) =>
      pending.has(position)
        ? pending.get(position) !== null
        : run.getSnapshot().state.choices.has(position)
    return { pendingRun: { ...run, ...writing }, isChosen }
  }, [run])
  const upload = useMemo(() => ({ run: pendingRun, view }), [pendingRun, view])
  return { upload, isChosen }
}
