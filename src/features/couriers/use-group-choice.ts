import { startTransition, useMemo, useOptimistic, useState } from 'react'
import { describeChoice, type GroupChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { UploadRun } from '#run/upload-run.ts'

type Shown = { readonly courier: string | null; readonly decided: ReadonlySet<Position> }

/** The choice for a group and its later entries, shown at once and kept when the journal has it. */
export function useGroupChoice({ id, positions }: CourierGroup) {
  const { run, view } = useUpload()
  const [lastPicked, setPicked] = useState<string | null>(null)
  const t = useTranslations('failures.undo')
  const announce = useAnnounce()
  const { choices, joined, groupCouriers, outcomes } = view.state
  const later = groupCouriers.get(id) ?? null
  const picked = later?.courier ?? lastPicked
  const group = { id, seen: outcomes }
  const kept = useMemo(
    () => describeChoice(positions, choices, picked),
    [positions, choices, picked],
  )
  const [choice, show] = useOptimistic(kept, (now: GroupChoice, shown: Shown) => ({
    ...now,
    courier: shown.courier,
    undecided: now.undecided.filter((position) => !shown.decided.has(position)),
  }))
  const set = (concerned: readonly Position[], courier: string | null, courierName: string) => {
    const count = concerned.length
    setPicked(courier)
    if (courier !== null) announce(t('courier', { count, courier: courierName }))
    startTransition(async () => {
      show({ courier, decided: new Set(courier === null ? [] : concerned) })
      await run.chooseCourier(concerned, courier, courierName, group)
    })
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

/**
 * The upload of the page with choices that are known from the moment they are made: they take a moment to be written
 * down, in which a fast person is at the next group already.
 */
export function usePendingChoices() {
  const { run, view } = useUpload()
  const { pendingRun, isChosen } = useMemo(() => {
    const pending = new Map<Position, string | null>()
    const chooseCourier: UploadRun['chooseCourier'] = async (positions, courier, ...about) => {
      for (const position of positions) pending.set(position, courier)
      try {
        await run.chooseCourier(positions, courier, ...about)
      } finally {
        for (const position of positions) pending.delete(position)
      }
    }
    const isChosen = (position: Position) =>
      pending.has(position)
        ? pending.get(position) !== null
        : run.getSnapshot().state.choices.has(position)
    return { pendingRun: { ...run, chooseCourier }, isChosen }
  }, [run])
  const upload = useMemo(() => ({ run: pendingRun, view }), [pendingRun, view])
  return { upload, isChosen }
}
