import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import type { AccessToken } from '#service/token.ts'
import { openStore } from '#storage/indexed-db.ts'

// Loaded now, since virtual time doesn't wait for a module.
import '#storage/read-back.ts'
import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { Store } from '#storage/store.ts'
import { aHeader } from '#testing/uploads/fake-run.ts'
import { createUploads, type Uploads } from '#run/uploads/create-uploads.ts'
import { openUpload } from '#run/uploads/open-upload.ts'
import { createListeners } from '#base/listeners.ts'
import { createTokenHolder, type TokenHolder } from '#run/outside/token-holder.ts'
import { fetchOf } from './fake-network.ts'
import { createLocks } from './locks.ts'
import type { SheetAndSettings } from './sheet.ts'
import { quiet, type Stage, type Tab } from './stage.ts'
import { spyOnWrites, type Writes } from './spy-on-writes.ts'
import type { World } from './world.ts'

const ID = 'u1'
const PLACE: RowPlace = { source: { kind: 'typed' }, row: 1 }

type Page = {
  readonly tab: Tab
  readonly tokens: TokenHolder
  readonly writes: Writes
  readonly uploads: Uploads
}

/** The whole stack from the list of uploads to IndexedDB, with two pages. */
export function createWholeStage(world: World, sheet: SheetAndSettings): Stage {
  const { random, schedule, witness } = world
  const tasks = createTasks(world)
  const locks = createLocks(world)
  const network = createListeners()
  const pages = new Set<Page>()
  let visits = 0
  let tokenNumber = 0

  const owner = () => [...pages].find(({ tab }) => locks.isOwner(tab)) ?? null

  function newToken(): void {
    tokenNumber += 1
    world.tell(`a new token: token-${tokenNumber}`)
    const name = `token-${tokenNumber}` as AccessToken
    const shop = witness.newToken(name)
    for (const { tokens } of pages) tokens.set(name, false, shop)
  }

  function uploadsOf(tab: Tab, store: Store, tokens: TokenHolder): Uploads {
    const { requestSize, requestsAtOnce, requestsPerSecond } = sheet
    return createUploads({
      store,
      installation: { ...INSTALLATION, requestSize, requestsAtOnce, requestsPerSecond },
      ownership: locks.ownershipOf(tab),
      tokens,
      clock: world.time.clock,
      random: random.share,
      release: 'the only one',
      checkpointWorth: 1,
      online: { isOnline: world.isOnline, isLocal: false, onChange: network.subscribe },
      watchLeaving: () => ({ isLeaving: () => false, end: () => {} }),
      fetch: fetchOf(tab, world),
      loadOpener: async () => openUpload,
    })
  }

  async function openPage(): Promise<void> {
    visits += 1
    const isFirst = visits === 1
    world.tell(`visit ${visits}`)
    const tab: Tab = { name: `page ${visits}`, isAlive: true, hangs: false, upload: null }
    const store = await openStore('simulation')
    const tokens = createTokenHolder('simulation', null)
    locks.join(tab)
    const writes = spyOnWrites(store, tab, world)
    const uploads = uploadsOf(tab, writes.store, tokens)
    pages.add({ tab, tokens, writes, uploads })
    newToken()
    witness.visited(tab)
    const upload = await uploads.open(ID)
    if (!tab.isAlive) return
    tab.upload = upload
    // Reopen a released upload, like the page.
    uploads.subscribe(() => void reopen(tab, uploads))
    if (!isFirst || upload === null) return
    witness.holds.pressed('resume', -1)
    upload.resume()
  }

  async function reopen(tab: Tab, uploads: Uploads): Promise<void> {
    const upload = tab.isAlive ? await uploads.open(ID) : null
    if (tab.isAlive && upload !== null) tab.upload = upload
  }

  const visit = () =>
    void openPage().catch((error: unknown) =>
      witness.claim(false, `the page could not be opened: ${String(error)}`),
    )

  function die(page: Page): void {
    page.tab.isAlive = false
    pages.delete(page)
    page.uploads.close()
    page.writes.died()
    locks.leave(page.tab)
  }

  return {
    tasks: tasks.add,
    begin: async (first) => {
      globalThis.indexedDB = new IDBFactory()
      const { entries } = sheet
      const places = entries.map(() => PLACE)
      const header = { ...aHeader(ID, entries.length), ...(sheet.shop && { shop: sheet.shop }) }
      const firstEvent = first as StoredEvent
      const writing = openStore('simulation').then((store) =>
        store.createUpload({ header, entries, places, firstEvent }),
      )
      await tasks.until(writing)
      witness.committed({ name: 'the start', isAlive: false, hangs: false, upload: null }, [first])
      visit()
      if (random.chance(0.5)) visit()
    },
    tab: () => owner()?.tab ?? [...pages][0]?.tab ?? null,
    tabs: () => [...pages].map(({ tab }) => tab),
    visit,
    useOther: () => {
      const watchers = [...pages].filter(({ tab }) => !locks.isOwner(tab))
      if (watchers.length === 0) return
      const { tab } = random.pick(watchers)
      world.tell(`the person uses ${tab.name}`)
      locks.use(tab)
    },
    newToken,
    networkChanged: network.tell,
    crash: () => {
      const page = random.chance(0.8) ? owner() : random.pick([...pages])
      if (page) die(page)
      if (pages.size < 2 && random.chance(0.3)) schedule.add('another page is opened', visit)
    },
    flush: tasks.flush,
    isTold: () => true,
    close: () => {
      for (const page of pages) die(page)
    },
  }
}

const INSTALLATION = {
  serviceUrl: 'https://service.test',
  serviceName: 'Shop',
  serviceKey: '',
  timeoutMs: 60_000,
  practice: false,
  tokenHelpUrl: '',
  overwriteRule: null,
}

/** The storage's tasks, run a few at a time with other actions in between. */
function createTasks({ random, schedule }: World) {
  const waiting: (() => void)[] = []
  let isOffered = false
  let more = 0
  const offer = () => {
    if (isOffered || waiting.length === 0) return
    isOffered = true
    schedule.add('the storage works', () => {
      isOffered = false
      more = random.chance(0.3) ? 1 : 1 + random.below(40)
    })
  }
  const flush = async (): Promise<void> => {
    await quiet()
    for (; more > 0; more -= 1) {
      waiting.shift()?.()
      await quiet()
    }
    offer()
  }
  return {
    add: (task: () => void) => {
      waiting.push(task)
      offer()
    },
    flush,
    /** Only for the start, when nothing can fail yet. */
    until: async (work: Promise<unknown>): Promise<void> => {
      const progress = { isDone: false }
      void work.then(() => (progress.isDone = true))
      while (!progress.isDone) {
        waiting.shift()?.()
        await quiet()
      }
    },
  }
}
