import { UploadPage } from './later-pages.ts'
import type { Services } from './services.ts'

/** Moves what can be sent into a new upload and lets it go; its id, or null when nothing can be kept here. */
export async function startUpload(services: Services): Promise<string | null> {
  const { draft, uploads, installation } = services
  if (uploads === null) return null
  void UploadPage.preload()
  // Asked at the press, when there is something that must not be lost; the browser decides, or asks the person.
  navigator.storage?.persist?.().catch(() => undefined)
  const id = crypto.randomUUID()
  const { practice, serviceName } = installation
  await draft.moveToUpload({ id, startedAt: Date.now(), practice, serviceName })
  // From here on it is an upload: what cannot be opened now is said on its page.
  await uploads.start(id).catch(() => null)
  return id
}
