import type { Services } from './services.ts'

/** Moves what can be sent into a new upload and lets it go; its id, or null when nothing can be kept here. */
export async function startUpload(services: Services): Promise<string | null> {
  const { draft, uploads, installation } = services
  if (uploads === null) return null
  const id = crypto.randomUUID()
  const { practice, serviceName } = installation
  await draft.moveToUpload({ id, startedAt: Date.now(), practice, serviceName })
  await uploads.start(id)
  // Asked when there is something that must not be lost; the browser decides.
  void navigator.storage?.persist?.()
  return id
}
