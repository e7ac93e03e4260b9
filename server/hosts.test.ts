import { expect, test } from 'vitest'

import { isKnownHost, isOwnOrigin, knownHosts } from './hosts.ts'

const known = knownHosts('10.0.0.5', ['upload.example.com', 'other.example.com:8443'])

test.each([
  ['localhost:4173', true],
  ['LOCALHOST', true],
  ['127.0.0.1:4173', true],
  ['[::1]:4173', true],
  ['10.0.0.5:4173', true],
  ['upload.example.com', true],
  ['upload.example.com:443', true],
  ['other.example.com:8443', true],
  ['other.example.com', false],
  ['evil.example.com', false],
  ['localhost.evil.example.com', false],
  ['upload.example.com.evil.example', false],
  ['', false],
  [undefined, false],
])('the host %s is known: %s', (host, expected) => {
  expect(isKnownHost(host, known)).toBe(expected)
})

test('an IPv6 listen address is known in the form that browsers send', () => {
  expect(isKnownHost('[fd00::1]:4173', knownHosts('fd00::1', []))).toBe(true)
})

test.each([
  [undefined, 'localhost:4173', true],
  ['http://localhost:4173', 'localhost:4173', true],
  ['https://upload.example.com', 'upload.example.com', true],
  ['https://upload.example.com', 'upload.example.com:443', true],
  ['http://localhost:9999', 'localhost:4173', false],
  ['http://127.0.0.1:4173', 'localhost:4173', false],
  ['https://evil.example.com', 'localhost:4173', false],
  ['null', 'localhost:4173', false],
  ['', 'localhost:4173', false],
  ['chrome-extension://localhost:4173', 'localhost:4173', false],
])('an upload from %s to %s has our own origin: %s', (origin, host, expected) => {
  expect(isOwnOrigin(origin, { host, allowedHosts: [] })).toBe(expected)
})

test('behind a proxy that changes the host, an allowed name counts as own origin', () => {
  const behind = { host: '127.0.0.1:4173', allowedHosts: ['upload.example.com'] }
  expect(isOwnOrigin('https://upload.example.com', behind)).toBe(true)
  expect(isOwnOrigin('https://evil.example.com', behind)).toBe(false)
})
