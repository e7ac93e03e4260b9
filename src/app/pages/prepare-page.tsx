import { useLocation } from 'wouter'
import { type Services, useServices } from '#page/services.ts'
import { PrepareScreen } from './prepare-screen.tsx'

/** Joins the screen to the uploads, and leads to the one that begins there. */
export function PreparePage() {
  const services = useServices()
  const [, navigate] = useLocation()
  const start = async () => {
    const id = await startUpload(services)
    if (id !== null) navigate(`/uploads/${id}`)
  }
  return <PrepareScreen startUpload={start} />
}

/** Moves what can be sent into a new upload and starts it; its id, or null when this browser keeps nothing. */
async function startUpload({
  draft,
  uploads,
  installation,
  tokens,
}: Services): Promise<string | null> {
  if (uploads === null) return null
  // Asked at the press, when there is something that must not be lost; the browser decides, or asks the person.
  navigator.storage?.persist?.().catch(() => undefined)
  const id = crypto.randomUUID()
  const { practice, serviceName } = installation
  const { shop } = tokens.getSnapshot()
  const named = shop === '' ? {} : { shop }
  await draft.ask('moveToUpload', { id, startedAt: Date.now(), practice, serviceName, ...named })
  // From here on it is an upload: what cannot be opened now is said on its page.
  await uploads.start(id).catch(() => null)
  return id
}
