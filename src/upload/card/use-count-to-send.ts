import { useMemo } from 'react'
import { countToSend } from '#domain/upload/requests/waiting-behind.ts'
import { useUpload } from '#upload/frame/upload-context.ts'

/** Counts the entries that Resume would send. */
export function useCountToSend(): number {
  const { state } = useUpload().view
  return useMemo(() => countToSend(state), [state])
}
