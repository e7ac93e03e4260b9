import type { Services } from '#shell/services.ts'

/** Moves the sendable entries into a new upload and starts it. Returns its ID, or null without storage. */
export async function startUpload({
  draft,
  uploads,
  installation,
  tokens,
}: Services): Promise<string | null> {
  if (uploads === null) return null
  // Asked at the press, when there is data that must not be lost. The browser decides, or asks the user.
  navigator.storage?.persist?.().catch(() => undefined)
  const id = crypto.randomUUID()
  const { practice, serviceName } = installation
  const { shop } = tokens.getSnapshot()
  const named = shop === '' ? {} : { shop }
  await draft.ask.moveToUpload({ id, startedAt: Date.now(), practice, serviceName, ...named })
  // The upload exists from here on, so its page reports if it cannot be opened.
  await uploads.start(id).catch(() => null)
  return id
}
