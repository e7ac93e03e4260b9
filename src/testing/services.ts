import type { Services } from '#shell/services.ts'
import { addMethods } from '#worker/calls/calls.ts'
import type { RecordsClient } from '#worker/records/client.ts'
import { createListeners } from '#base/listeners.ts'
import type { OwnershipState } from '#run/outside/change-tabs.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import { createTokenHolder } from '#run/outside/token-holder.ts'
import { installationSchema } from '#service/installation.ts'
import { parseToken } from '#service/token.ts'

export const inTab = (state: OwnershipState) =>
  ({
    getSnapshot: () => state,
    subscribe: () => () => undefined,
    onGiving: () => () => undefined,
    onGiven: () => () => undefined,
  }) as Partial<Ownership> as Ownership

/** The token holder of a tab, with or without an entered token. */
export function tokensOf(entered: string | null, shop = '') {
  const tokens = createTokenHolder('test', null)
  const reading = parseToken(entered ?? '')
  if (reading.ok) tokens.set(reading.value, false, shop)
  return tokens
}

/** Records whose answers are the test's: `answer` is called with the name of a function and the page's arguments. */
export const recordsOf = (answer: (...asked: never[]) => Promise<unknown>) =>
  addMethods<RecordsClient>({}, (...[name, args]) => answer(...([name, ...args] as never[])))

/** A client that differs from another one in this. */
export function changed<Client extends object>(client: Client, changes: Partial<Client>): Client {
  return Object.assign(Object.create(client) as Client, changes)
}

/** Uploads with the test's behaviour; `tell` notifies subscribers. */
export function someUploads(given: Partial<Uploads>) {
  const { subscribe, tell } = createListeners()
  const uploads = { subscribe, active: () => null, ...given } as Uploads
  return { uploads, tell }
}

/** The services of a tab that owns the uploads; the test overrides relevant ones. */
export function someServices(given: Partial<Services> = {}): Services {
  const none = {
    installation: installationSchema.parse({}),
    ownership: inTab('owner'),
    tokens: tokensOf(null),
    records: recordsOf(() => new Promise(() => {})),
    uploads: null,
    readSeenCouriers: () => Promise.resolve([]),
    rules: null,
    readGroupMemories: () => Promise.resolve(new Map()),
  }
  return { ...none, ...given } as Services
}
