import { createContext, useContext } from 'react'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import type { Splitting } from '#upload/couriers/tools/use-splitting.ts'
import type { AdviseOn } from './use-advice.ts'
import type { GroupWork } from './use-group-work.ts'

/** State that the groups of the list share. */
export type InGroupList = {
  readonly tries: EarlierTries
  readonly adviseOn: AdviseOn
  /** The list is in use, so the rendered groups keep their height. */
  readonly isFrozen: boolean
  readonly work: GroupWork
  readonly splitting: Splitting
  /** Groups with entries that have no courier yet. */
  readonly open: readonly OpenGroup[]
  readonly onAccepted: () => void
  /** Letters and digits are shortcuts, because no field has the focus. */
  readonly areLettersKeys: boolean
}

export const GroupListContext = createContext<InGroupList | null>(null)

export function useGroupListContext(): InGroupList {
  const list = useContext(GroupListContext)
  if (list === null) throw new Error('This group is not in a list of groups')
  return list
}
