import { expect, test } from 'vitest'
import { BASE_PATH, belowBase, sendBelowBase } from './base-path.ts'

test('in development the base path is the root', () => {
  expect(BASE_PATH).toBe('/')
})

test.each([
  ['/', '/', '/'],
  ['/uploads/1', '/', '/uploads/1'],
  ['/tracking/', '/tracking/', '/'],
  ['/tracking', '/tracking/', '/'],
  ['/tracking/uploads/1', '/tracking/', '/uploads/1'],
  ['/trackings/uploads', '/tracking/', '/trackings/uploads'],
  ['/', '/tracking/', '/'],
])('%s, opened where the product is at %s, is its page %s', (path, basePath, page) => {
  expect(belowBase(path, basePath)).toBe(page)
})

test.each([
  ['/v1/api/tracking', '/tools/tracking/v1/api/tracking'],
  ['https://shop.example/v1/api/tracking', 'https://shop.example/v1/api/tracking'],
])('a request to %s goes to %s', async (address, sent) => {
  const seen: unknown[] = []
  const send: typeof fetch = async (target, init) => {
    seen.push(target, init)
    return new Response()
  }
  const init = { method: 'POST' }
  await sendBelowBase(send, '/tools/tracking/')(address, init)
  expect(seen).toEqual([sent, init])
})
