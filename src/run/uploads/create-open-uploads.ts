import type { StoryStep } from '#domain/upload/entry-story.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { SendingTurn } from '#run/outside/sending-turn.ts'
import type { createUploadReader, OpenUpload, ReaderDeps, UploadReader } from './upload-reader.ts'

/** All that the uploads of a browser need of the world. */
export type UploadsDeps = ReaderDeps & {
  /** What reads and runs uploads is fetched with the first that is opened; asked again when it did not come. */
  readonly loadReader: () => Promise<typeof createUploadReader>
}

/** The uploads that are on the screen, or were a moment ago. */
export type OpenUploads = {
  /** The same each time, also while it is being read; null: there is none of this id. */
  readonly open: (id: string) => Promise<OpenUpload | null>
  /** One that is open or being opened; nothing for any other. */
  readonly find: (id: string) => Promise<OpenUpload | null> | undefined
  readonly findLoaded: (id: string) => OpenUpload | undefined
  /** What happened to one entry, step by step; nothing when there is no such upload. */
  readonly story: (id: string, position: Position) => Promise<readonly StoryStep[]>
  /** Those that are read. */
  readonly all: () => Iterable<OpenUpload>
  /** Reads what other tabs wrote; takes the upload over when this tab has become the owner. */
  readonly follow: (upload: OpenUpload) => Promise<void>
  readonly forget: (upload: OpenUpload) => void
  readonly forgetAll: () => void
  readonly close: () => void
}

/** Idle uploads that stay open, to be shown at once when the person comes back. */
const KEEP_OPEN = 3

export function createOpenUploads(deps: UploadsDeps, turn: SendingTurn): OpenUploads {
  const { ownership, loadReader } = deps
  let reading: Promise<UploadReader> | null = null
  const opened = new Map<string, Promise<OpenUpload | null>>()
  const loaded = new Map<string, OpenUpload>()

  function findReader(): Promise<UploadReader> {
    reading ??= loadReader().then((createReader) => createReader(deps, turn))
    reading.catch(() => (reading = null))
    return reading
  }

  async function load(id: string): Promise<OpenUpload | null> {
    const reader = await findReader()
    const wasOwner = ownership.getSnapshot() === 'owner'
    const upload = await reader.read(id)
    if (upload === null) return null
    loaded.set(id, upload)
    await reader.follow(upload, wasOwner)
    return upload
  }

  function open(id: string): Promise<OpenUpload | null> {
    const there = opened.get(id)
    if (there) return there
    closeSome()
    const upload = load(id)
    opened.set(id, upload)
    // What is not there, or could not be read, is looked for again the next time.
    const forgetIt = () => void opened.delete(id)
    upload.then((found) => found ?? forgetIt(), forgetIt)
    return upload
  }

  function closeSome(): void {
    const atRest = [...loaded.values()].filter(({ owned }) => owned.isAtRest())
    for (const upload of atRest.slice(0, Math.max(0, atRest.length - KEEP_OPEN))) forget(upload)
  }

  function forget({ id, owned }: OpenUpload): void {
    owned.close()
    loaded.delete(id)
    opened.delete(id)
  }

  function forgetAll(): void {
    for (const upload of loaded.values()) forget(upload)
  }

  return {
    open,
    find: (id) => opened.get(id),
    findLoaded: (id) => loaded.get(id),
    all: () => loaded.values(),
    story: async (id, position) => {
      const upload = await open(id)
      return upload ? (await findReader()).story(upload, position) : []
    },
    follow: async (upload) => (await findReader()).follow(upload, false),
    forget,
    forgetAll,
    close: () => {
      void reading?.then((reader) => reader.close(), noop)
      forgetAll()
    },
  }
}

const noop = () => undefined
