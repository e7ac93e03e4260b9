import { expect, test } from 'vitest'

import { securityHeaders } from './security-headers.ts'

const policyOf = (mode: Parameters<typeof securityHeaders>[0]) =>
  (securityHeaders(mode)['Content-Security-Policy'] ?? '').split('; ')

test('the page loads only its own files and runs no text as code', () => {
  expect(policyOf({ kind: 'practice' })).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types worker-address',
  ])
})

test('only in direct mode may the page connect to the service', () => {
  const service = new URL('https://shop.example/api')
  const connect = "connect-src 'self' https://shop.example"
  expect(policyOf({ kind: 'direct', service })).toContain(connect)
  expect(policyOf({ kind: 'forward', service })).not.toContain(connect)
})

test('no other page can open, embed or load it, and only the camera is permitted', () => {
  expect(securityHeaders({ kind: 'practice' })).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=(self), microphone=()'),
  })
})
