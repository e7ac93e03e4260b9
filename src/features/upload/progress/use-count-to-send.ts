import { useMemo } from 'react'
import { countToSend } from '#domain/upload/requests/waiting-behind.ts'
import type { UploadView } from '#run/upload-run.ts'

/** How many entries still go by themselves or with Resume. */
export function useCountToSend({ state }: UploadView): number {
  return useMemo(() => countToSend(state), [state])
}
