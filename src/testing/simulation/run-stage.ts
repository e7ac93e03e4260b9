import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import { askForAnswer } from '#service/ask-again.ts'
import { createContact } from '#service/contact.ts'
import type { AccessToken } from '#service/token.ts'
import { aHeader } from '#testing/uploads/fake-run.ts'
import { createUpload } from '#run/create-upload.ts'
import { createListeners } from '#base/listeners.ts'
import type { Upload, UploadView } from '#run/upload.ts'
import { createSendingTurn } from '#run/outside/sending-turn.ts'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import { restoreEvent } from '#journal/read-journal.ts'
import { fetchOf, type KeptReplies } from './fake-network.ts'
import { openAsColleague } from '#testing/uploads/open-as-colleague.ts'
import { createFakeStorage } from './fake-storage.ts'
import type { SheetAndSettings } from './sheet.ts'
import { quiet, type Stage, type Tab } from './stage.ts'
import type { World } from './world.ts'

const PLACE: RowPlace = { source: { kind: 'typed' }, row: 1 }

type Page = { readonly tab: Tab; readonly upload: Upload; told: UploadView | null }

/** A run on an in-memory journal: fast, and every write can fail, hang or be cut off. */
export function createRunStage(world: World, sheet: SheetAndSettings): Stage {
  const { random, witness } = world
  const storage = createFakeStorage(world)
  const network = createListeners()
  const online = { isOnline: world.isOnline, isLocal: false, onChange: network.subscribe }
  /** Whether the page's own server forwards and keeps answers. */
  const isOwnServer = random.chance(0.5)
  const kept: KeptReplies = new Map()
  let page: Page | null = null
  let visits = 0
  let tokenNumber = 0
  let tokens = createTokenHolder('simulation', null)

  function newToken(): void {
    tokenNumber += 1
    world.tell(`a new token: token-${tokenNumber}`)
    const name = `token-${tokenNumber}` as AccessToken
    tokens.set(name, false, witness.newToken(name))
  }

  function uploadIn(tab: Tab): Upload {
    const { entries, requestSize, requestsAtOnce, requestsPerSecond } = sheet
    const installation = {
      serviceUrl: isOwnServer ? '' : 'https://service.test',
      timeoutMs: 60_000,
    }
    const fetch = fetchOf(tab, world, kept)
    const contact = createContact(installation.serviceUrl)
    return createUpload({
      header: { ...aHeader('u1', entries.length), ...(sheet.shop && { shop: sheet.shop }) },
      uploaded: { entries, placeOf: () => PLACE },
      state: applyEvents(startState(entries), witness.events.map(restoreEvent)),
      lastEvent: witness.events.length,
      journal: storage.open(tab),
      isOwner: () => true,
      afterWriting: () => {},
      send: (body, token, name) =>
        contact.send({ installation, token, body, fetch, ...(isOwnServer ? { name } : {}) }),
      ask: isOwnServer ? (name, token) => askForAnswer({ name, token, fetch }) : null,
      settings: { requestSize, requestsAtOnce, requestsPerSecond },
      clock: world.time.clock,
      random: random.share,
      online,
      tokens,
      turn: createSendingTurn(),
    })
  }

  function visit(): void {
    visits += 1
    world.tell(`visit ${visits}`)
    const tab: Tab = { name: `page ${visits}`, isAlive: true, hangs: false, upload: null }
    const lastToken = tokens.current()
    tokens = createTokenHolder('simulation', null)
    // Like a token kept until the tab is closed.
    if (lastToken !== null && random.chance(0.5))
      tokens.set(lastToken, false, witness.shopOf(lastToken))
    else newToken()
    const upload = uploadIn(tab)
    const opened: Page = { tab, upload, told: null }
    page = opened
    tab.upload = upload
    if (random.chance(0.7)) upload.subscribe(() => (opened.told = upload.getSnapshot()))
    witness.visited(tab)
    witness.checkShown(tab, upload.getSnapshot())
    witness.newVisit()
    void upload.follow(true)
    if (visits === 1) {
      witness.holds.pressed('resume', -1)
      upload.resume()
    }
  }

  function crash(): void {
    if (page === null) return
    page.tab.isAlive = false
    page.upload.close()
    storage.died(page.tab)
    page = null
  }

  /** Closes the giver's page, whose attempts to send were tested before, and continues as a colleague. */
  async function handOn(): Promise<void> {
    const last = witness.events.at(-1)
    if (page === null || last?.type !== 'handed-over') return
    crash()
    // A pending write may have been committed.
    if (witness.events.at(-1) !== last) return
    world.tell('a colleague opens the file')
    witness.handedOn(await openAsColleague(sheet.entries, witness.events, last.file))
    visit()
  }

  return {
    tasks: null,
    flush: quiet,
    begin: async (first) => {
      witness.committed({ name: 'the start', isAlive: false, hangs: false, upload: null }, [first])
      visit()
    },
    tab: () => page?.tab ?? null,
    tabs: () => (page ? [page.tab] : []),
    visit,
    newToken,
    networkChanged: network.tell,
    crash,
    handOn,
    isTold: () => !page?.told || page.told === page.upload.getSnapshot(),
    close: () => page?.upload.close(),
  }
}
