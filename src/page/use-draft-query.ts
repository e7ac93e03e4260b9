import { QueryClientContext, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { DraftArgs, DraftQuestion } from '#sheet-engine/client.ts'
import { draftQuery, pageClient } from './queries.ts'
import { useDraft } from './services.ts'

/** The answer to a question about the draft as it is now. The sheet's page is drawn before TanStack Query comes, so nothing around it provides a client. */
export function useDraftQuery<Name extends DraftQuestion>(name: Name, ...args: DraftArgs<Name>) {
  const client = useContext(QueryClientContext) ?? pageClient
  return useQuery(draftQuery(useDraft(), name, ...args), client)
}
