import { countOpen } from '#domain/upload/summary.ts'
import { useActiveUpload } from '#shell/services.ts'
import type { ListedUpload } from '#worker/records/list-uploads.ts'

export type UploadStatus = 'counting' | 'sending' | 'open' | 'handed-over' | 'done'

/** Returns a function that tells whether an upload is being sent, needs the user, is handed over, or is done. */
export function useStatusOf(): (upload: ListedUpload) => UploadStatus {
  const active = useActiveUpload()
  const snapshot = active?.getSnapshot()
  const isRunning = snapshot !== undefined && !['idle', 'paused'].includes(snapshot.status.kind)
  return ({ header, counts, isUnreadable = false, isHandedOver = false }) => {
    if (isUnreadable) return 'done'
    if (isRunning && snapshot.header.id === header.id) return 'sending'
    if (counts === null) return 'counting'
    if (countOpen({ counts }) === 0) return 'done'
    return isHandedOver ? 'handed-over' : 'open'
  }
}
