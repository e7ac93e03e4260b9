import { useQuery } from '@tanstack/react-query'
import type { DraftArgs, DraftQuestion } from '#worker/client.ts'
import { draftQuery } from './queries.ts'
import { useDraft } from './services.ts'

export function useDraftQuery<Name extends DraftQuestion>(name: Name, ...args: DraftArgs<Name>) {
  return useQuery(draftQuery(useDraft(), name, ...args))
}
