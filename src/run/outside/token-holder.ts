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
}

export type TokenHolder = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => TokenView
  /** The token to send with; null when there is none or the service rejected it. */
  readonly current: () => AccessToken | null
  readonly set: (token: AccessToken, keepForThisTab: boolean) => void
  /** Whether the token in use survives a reload of this tab from now on. */
  readonly keep: (forThisTab: boolean) => void
  readonly forget: () => void
  /** The service answered 401 to this token; a newer one is not touched. */
  readonly reject: (token: AccessToken) => void
}

/** Where a token is kept for a tab: sessionStorage, or nothing. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Holds the token of one service in memory; in the tab's storage only when the person wants it. */
export function createTokenHolder(scope: string, storage: TabStorage | null): TokenHolder {
  const kept = keepUnder(`${scope} token`, storage)
  const listeners = createListeners()
  let token = kept.read()
  let rejected = false
  let view = viewOf(token, rejected, token !== null)
  const change = (next: AccessToken | null, isRejected: boolean, isKept: boolean) => {
    token = next
    rejected = isRejected
    view = viewOf(token, rejected, isKept)
    listeners.tell()
  }
  const set: TokenHolder['set'] = (next, keepForThisTab) => {
    kept.remove()
    change(next, false, keepForThisTab && kept.write(next))
  }
  return {
    subscribe: listeners.subscribe,
    getSnapshot: () => view,
    current: () => (rejected ? null : token),
    set,
    keep: (forThisTab) => {
      if (token !== null && !rejected) set(token, forThisTab)
    },
    forget: () => {
      kept.remove()
      change(null, false, false)
    },
    reject: (used) => {
      if (used !== token || rejected) return
      kept.remove()
      change(token, true, false)
    },
  }
}

function viewOf(token: AccessToken | null, rejected: boolean, kept: boolean): TokenView {
  return { hasToken: token !== null, lastFour: token && maskToken(token), rejected, kept }
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
    read: (): AccessToken | null => {
      const token = parseToken(attempt(() => storage?.getItem(key)) ?? '')
      return token.ok ? token.value : null
    },
    write: (token: AccessToken): boolean =>
      attempt(() => {
        storage?.setItem(key, token)
        return storage !== null
      }) ?? false,
    remove: () => void attempt(() => storage?.removeItem(key)),
  }
}
