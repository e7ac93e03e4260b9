import { onTestFinished, vi } from 'vitest'
import { changed, someUploads } from '#testing/services.ts'
import type { DraftClient } from '#worker/client.ts'

type MoveToUpload = DraftClient['ask']['moveToUpload']

/** Services of a draft whose entries never leave it: `startUpload` is called in place of moving them into an upload. */
export function holdSending(client: DraftClient, start: () => Promise<unknown> = async () => {}) {
  const startUpload = vi.fn<() => Promise<unknown>>(start)
  const moveToUpload = startUpload as unknown as MoveToUpload
  // The page goes to the upload that it started.
  onTestFinished(() => history.replaceState(null, '', '/'))
  return {
    startUpload,
    services: {
      draft: changed(client, { ask: changed(client.ask, { moveToUpload }) }),
      uploads: someUploads({ start: () => Promise.reject(new Error('Nothing was moved')) }).uploads,
    },
  }
}
