import { expect, test } from 'vitest'
import type { AccessToken } from '#service/token.ts'
import { createTokenHolder, type TabStorage } from './token-holder.ts'

const token = 'a-token-of-some-length-9876' as AccessToken
const other = 'another-token-1234' as AccessToken

function aStorage(): TabStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('a token is held in memory and shown by its last four characters', () => {
  const storage = aStorage()
  const holder = createTokenHolder('shop', storage)
  expect(holder.getSnapshot().hasToken).toBe(false)
  holder.set(token, false)
  expect(holder.current()).toBe(token)
  expect(holder.getSnapshot()).toEqual({
    hasToken: true,
    lastFour: '9876',
    rejected: false,
    kept: false,
    shop: '',
    expiresAt: null,
    proven: false,
  })
  expect(JSON.stringify(holder.getSnapshot())).not.toContain(token)
  expect(storage.kept.size).toBe(0)
})

test('a token kept for the tab survives a reload, for its own service only', () => {
  const storage = aStorage()
  createTokenHolder('shop', storage).set(token, true)
  expect(createTokenHolder('shop', storage).current()).toBe(token)
  expect(createTokenHolder('other shop', storage).current()).toBeNull()
})

test('keeping the token can be changed later, and a rejected token is not kept', () => {
  const storage = aStorage()
  const holder = createTokenHolder('shop', storage)
  holder.keep(true)
  expect(storage.kept.size).toBe(0)
  holder.set(token, false)
  holder.keep(true)
  expect(holder.getSnapshot().kept).toBe(true)
  expect(createTokenHolder('shop', storage).current()).toBe(token)
  holder.keep(false)
  expect(storage.kept.size).toBe(0)
  holder.reject(token)
  holder.keep(true)
  expect(storage.kept.size).toBe(0)
})

test('a token that is not kept removes the kept one', () => {
  const storage = aStorage()
  const holder = createTokenHolder('shop', storage)
  holder.set(token, true)
  holder.set(other, false)
  expect(storage.kept.size).toBe(0)
})

test('a rejected token is neither sent again nor kept', () => {
  const storage = aStorage()
  const holder = createTokenHolder('shop', storage)
  holder.set(token, true)
  holder.reject(token)
  expect(holder.current()).toBeNull()
  expect(holder.getSnapshot()).toMatchObject({ rejected: true, kept: false, lastFour: '9876' })
  expect(storage.kept.size).toBe(0)
})

test('a late 401 to an old token does not affect the new one', () => {
  const holder = createTokenHolder('shop', null)
  holder.set(token, false)
  holder.set(other, false)
  holder.reject(token)
  expect(holder.current()).toBe(other)
})

test('a forgotten token is gone from memory and storage', () => {
  const storage = aStorage()
  const holder = createTokenHolder('shop', storage)
  holder.set(token, true)
  holder.forget()
  expect(holder.current()).toBeNull()
  expect(createTokenHolder('shop', storage).current()).toBeNull()
})

test('when the browser forbids storage, the token is held in memory only', () => {
  const forbid = () => {
    throw new Error('denied')
  }
  const holder = createTokenHolder('shop', { getItem: forbid, setItem: forbid, removeItem: forbid })
  holder.set(token, true)
  expect(holder.current()).toBe(token)
  expect(holder.getSnapshot().kept).toBe(false)
})

test('listeners are notified of each change', () => {
  const holder = createTokenHolder('shop', null)
  let told = 0
  const stop = holder.subscribe(() => (told += 1))
  holder.set(token, false)
  holder.reject(token)
  holder.reject(token)
  stop()
  holder.forget()
  expect(told).toBe(2)
})

const jwt = (claims: object) =>
  ['{"alg":"none"}', JSON.stringify(claims)].map(btoa).join('.').concat('.sig') as AccessToken

test.each([
  [jwt({ exp: 1_800_000_000 }), 1_800_000_000_000],
  [jwt({ sub: 'shop' }), null],
  [jwt({ exp: 'soon' }), null],
  // No day that a calendar has: "never", or milliseconds in place of seconds.
  [jwt({ exp: Number.MAX_SAFE_INTEGER }), null],
  [jwt({ exp: 1_800_000_000_000 }), null],
  ['a.b.c' as AccessToken, null],
  ['no-jwt-at-all' as AccessToken, null],
])('the expiry of %s is read, or null', (token, expiresAt) => {
  const tokens = createTokenHolder('here', null)
  tokens.set(token, false)
  expect(tokens.getSnapshot().expiresAt).toBe(expiresAt)
})

test('a token is proven once a request was answered with it; a new token is not', () => {
  const tokens = createTokenHolder('here', null)
  const [one, other] = [
    'token-number-one',
    'token-number-two',
  ] as readonly string[] as AccessToken[]
  if (!one || !other) throw new Error('two tokens')
  tokens.set(one, false)
  expect(tokens.getSnapshot().proven).toBe(false)
  tokens.prove(other)
  expect(tokens.getSnapshot().proven).toBe(false)
  tokens.prove(one)
  expect(tokens.getSnapshot().proven).toBe(true)
  tokens.set(other, false)
  expect(tokens.getSnapshot().proven).toBe(false)
})

test('the shop is kept and forgotten together with the token', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const token = 'token-number-one' as AccessToken
  createTokenHolder('here', storage).set(token, true, 'North')
  const reopened = createTokenHolder('here', storage)
  expect(reopened.getSnapshot()).toMatchObject({ hasToken: true, shop: 'North' })
  reopened.forget()
  expect(kept.size).toBe(0)
  expect(reopened.getSnapshot().shop).toBe('')
})
