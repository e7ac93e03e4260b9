import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from '#sheet-engine/client.ts'

/** Waits until nothing is being checked any more, so that no warning comes after the yes. */
export async function whenChecked(client: DraftClient): Promise<DraftSnapshot> {
  const snapshot = client.getSnapshot()
  if (snapshot.checked) return snapshot
  await new Promise<void>((resolve) => {
    const stop = client.subscribe(() => {
      if (!client.getSnapshot().checked) return
      stop()
      resolve()
    })
  })
  return client.getSnapshot()
}
