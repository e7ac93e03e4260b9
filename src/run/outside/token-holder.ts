import { readExpiry } from '#service/read-expiry.ts'
import { type AccessToken, maskToken, parseToken } from '#service/token.ts'
import { createListeners } from '#worker-calls/listeners.ts'

/** What a screen may know of the token; never the token itself. */
export type TokenView = {
  readonly hasToken: boolean
  /** Its last four characters, when it is long enough. */
  readonly lastFour: string | null
  /** The service answered 401 to it; another one is needed. */
  readonly rejected: boolean
  /** It survives a reload of this tab. */
  readonly kept: boolean
  /** The shop that it is for, as the person called it; empty: not named. */
  readonly shop: string
  /** When a JWT says that it expires; null: it doesn't say, or is none. */
  readonly expiresAt: number | null
  /** A request was answered with it. */
  readonly proven: boolean
}

export type TokenHolder = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => TokenView
  /** The token to send with; null when there is none or the service rejected it. */
  readonly current: () => AccessToken | null
  readonly set: (token: AccessToken, keepForThisTab: boolean, shop?: string) => void
  /** Whether the token in use survives a reload of this tab from now on. */
  readonly keep: (forThisTab: boolean) => void
  readonly forget: () => void
  /** The service answered 401 to this token; a newer one is not touched. */
  readonly reject: (token: AccessToken) => void
  /** The service answered a request with this token. */
  readonly prove: (token: AccessToken) => void
}

/** Where a token is kept for a tab: sessionStorage, or nothing. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Holds the token of one service in memory; in the tab's storage only when the person wants it. */
export function createTokenHolder(scope: string, storage: TabStorage | null): TokenHolder {
  const kept = keepUnder(`${scope} token`, storage)
  const keptShop = keepUnder(`${scope} shop`, storage)
  const listeners = createListeners()
  const found = parseToken(kept.read())
  let token = found.ok ? found.value : null
  let view: TokenView = { ...viewOf(token), kept: token !== null, shop: keptShop.read() }
  const forgetKept = () => {
    kept.remove()
    keptShop.remove()
  }
  const change = (next: AccessToken | null, about: Partial<TokenView>) => {
    token = next
    view = { ...viewOf(token), ...about }
    listeners.tell()
  }
  const set: TokenHolder['set'] = (next, keepForThisTab, shop = '') => {
    forgetKept()
    const isKept = keepForThisTab && kept.write(next)
    if (isKept && shop !== '') keptShop.write(shop)
    change(next, { kept: isKept, shop })
  }
  return {
    subscribe: listeners.subscribe,
    getSnapshot: () => view,
    current: () => (view.rejected ? null : token),
    set,
    keep: (forThisTab) => {
      if (token === null || view.rejected) return
      const { shop, proven } = view
      set(token, forThisTab, shop)
      if (proven) change(token, { ...view, proven })
    },
    forget: () => {
      forgetKept()
      change(null, {})
    },
    reject: (used) => {
      if (used !== token || view.rejected) return
      forgetKept()
      change(token, { rejected: true, shop: view.shop })
    },
    prove: (used) => {
      if (used === token && !view.proven) change(token, { ...view, proven: true })
    },
  }
}

function viewOf(token: AccessToken | null): TokenView {
  return {
    hasToken: token !== null,
    lastFour: token && maskToken(token),
    rejected: false,
    kept: false,
    shop: '',
    expiresAt: token && readExpiry(token),
    proven: false,
  }
}

/** A browser may forbid its storage; then a token is simply not kept, and the view says so. */
function keepUnder(key: string, storage: TabStorage | null) {
  const attempt = <Value>(work: () => Value): Value | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  return {
    read: (): string => attempt(() => storage?.getItem(key)) ?? '',
    write: (text: string): boolean =>
      attempt(() => {
        storage?.setItem(key, text)
        return storage !== null
      }) ?? false,
    remove: () => void attempt(() => storage?.removeItem(key)),
  }
}
