import { readExpiry } from '#service/read-expiry.ts'
import { type AccessToken, maskToken, parseToken } from '#service/token.ts'
import { createListeners } from '#base/listeners.ts'

/** Data about the token for the screen, without the token itself. */
export type TokenView = {
  readonly hasToken: boolean
  /** Its last four characters, if it is long enough. */
  readonly lastFour: string | null
  /** The service answered 401 to the token, so another one is needed. */
  readonly rejected: boolean
  /** The token survives a reload of this tab. */
  readonly kept: boolean
  /** The user's name for its shop; empty without one. */
  readonly shop: string
  /** The expiry of a JWT; null without one. */
  readonly expiresAt: number | null
  /** The service answered a request with this token. */
  readonly proven: boolean
}

export type TokenHolder = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => TokenView
  /** The token to send with; null without one or after the service rejected it. */
  readonly current: () => AccessToken | null
  readonly set: (token: AccessToken, keepForThisTab: boolean, shop?: string) => void
  /** Sets whether the current token survives a reload of this tab. */
  readonly keep: (forThisTab: boolean) => void
  readonly forget: () => void
  /** Marks a token as rejected after a 401; a newer token stays valid. */
  readonly reject: (token: AccessToken) => void
  /** Marks a token as proven after an answer. */
  readonly prove: (token: AccessToken) => void
}

/** The storage for a tab's token: sessionStorage, if available. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Holds the token of one service in memory, and in the tab's storage only if the user wants that. */
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

/** Wraps the storage, which a browser may forbid; the token is then not kept. */
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
