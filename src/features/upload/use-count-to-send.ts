import { useMemo } from 'react'
import { countToSend } from '#domain/upload/waiting-behind.ts'
import type { UploadView } from '#workflows/upload-run.ts'

/** How many entries still go by themselves or with Resume. */
export function useCountToSend({ state }: UploadView): number {
  return useMemo(() => countToSend(state), [state])
}
