import { useSyncExternalStore } from 'react'
import type { UploadRun, UploadView } from '#run/upload-run.ts'

/** The upload as it stands now; drawn again whenever its journal has grown. */
export function useUploadRun(run: UploadRun): UploadView {
  return useSyncExternalStore(run.subscribe, run.getSnapshot)
}
