import { memoriesFor } from '#domain/couriers/memory/group-memory.ts'
import { bookOf } from '#domain/couriers/rules/courier-rules.ts'
import { listFills } from '#domain/couriers/rules/fill-rules.ts'
import { findNewNumbers, planFills } from '#domain/draft/changes/fill-couriers.ts'
import { perform } from '#domain/draft/changes/history.ts'
import { withCopies } from '#domain/draft/fixes/with-copies.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { Change } from '#domain/draft/stored/kept-action.ts'
import type { Store } from '#storage/store.ts'
import type { DraftContext } from './context.ts'

/** Fills in couriers by the user's rules for rows that were added after an action, as an action of its own. */
export async function fillByRules(
  { session: { draft, shop }, store }: Pick<DraftContext, 'session' | 'store'>,
  since: number,
  readRules: () => Promise<Rules>,
): Promise<void> {
  const { actions, done } = draft.history
  // Skips the storage if no row can qualify, since this delays each command.
  if (!actions.slice(since, done).some(({ changes }) => changes.some(bringsNumbers))) return
  // If the rules can't be read, no courier is filled in, and the service asks for it.
  const filled = await Promise.all([store(), readRules()])
    .then(([kept, rules]) => plan({ kept, shop, draft, since }, rules))
    .catch(() => null)
  if (filled) perform(draft, filled)
}

type Rules = Awaited<ReturnType<Store['readRules']>>

const bringsNumbers = (change: Change) =>
  change.kind === 'insert' || (change.kind === 'set' && change.field === 'trackingId')

type Filling = {
  readonly kept: Store
  readonly shop: string
  readonly draft: Draft
  readonly since: number
}

async function plan({ kept, shop, draft, since }: Filling, rules: Rules): Promise<Plan | null> {
  if (!rules.some(({ fills }) => fills)) return null
  const memories = memoriesFor(shop, await kept.readGroupMemories())
  const fills = listFills(bookOf(rules), memories)
  return withCopies(draft, planFills(findNewNumbers(draft, since), fills))
}
