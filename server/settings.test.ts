import { readFileSync } from 'node:fs'
import { installationSchema } from '#service/installation.ts'
import { expect, test } from 'vitest'

import { installationOf } from './installation.ts'
import { settingsOf } from './running-app.testing.ts'
import { readSettings, SETTING_NAMES } from './settings.ts'

const FORWARDED = { TRACKING_SERVICE_URL: 'https://internal.example/base' }

test('the default is practice mode at 127.0.0.1:4173', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 4173,
      basePath: '/',
      allowedHosts: [],
      mode: { kind: 'practice' },
      serviceName: '',
      requestSize: 100,
      requestsAtOnce: 1,
      requestsPerSecond: null,
      overwriteRule: null,
      timeoutMs: 60_000,
      shutdownMs: 75_000,
      metricsPort: null,
      tokenHelpUrl: '',
    },
  })
})

test.each(SETTING_NAMES)('the README says what %s is for', (name) => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', TRACKING_SERVICE_URL: ' ', HOST: '' })).toEqual(readSettings({}))
})

test('every variable is read', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    BASE_PATH: '/tools/tracking/',
    ALLOWED_HOSTS: 'Upload.example.com, other.example.com:8443',
    TRACKING_SERVICE_URL: 'https://api.example.com/base/',
    SERVICE_NAME: 'Example',
    REQUEST_SIZE: '50',
    REQUESTS_AT_ONCE: '2',
    REQUESTS_PER_SECOND: '0.5',
    OVERWRITE_RULE: 'Refuses',
    TIMEOUT_MS: '30000',
    TOKEN_HELP_URL: 'https://example.com/token',
    SHUTDOWN_MS: '0',
    METRICS_PORT: '9100',
  })
  expect(settings).toEqual({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 8080,
      basePath: '/tools/tracking/',
      allowedHosts: ['upload.example.com', 'other.example.com:8443'],
      mode: { kind: 'forward', service: new URL('https://api.example.com/base/') },
      serviceName: 'Example',
      requestSize: 50,
      requestsAtOnce: 2,
      requestsPerSecond: 0.5,
      overwriteRule: 'refuses',
      timeoutMs: 30_000,
      shutdownMs: 0,
      metricsPort: 9100,
      tokenHelpUrl: 'https://example.com/token',
    },
  })
})

test.each([
  [{ TRACKING_SERVICE_URL: 'api.example.com' }, 'TRACKING_SERVICE_URL must be a web address'],
  [{ TRACKING_SERVICE_URL: 'ftp://example.com' }, 'is "ftp://example.com".'],
  [{ REQUESTS_PER_SECOND: '0' }, 'REQUESTS_PER_SECOND must be a number above 0'],
  [{ OVERWRITE_RULE: 'merges' }, 'OVERWRITE_RULE must be one of replaces, adds, refuses'],
  [{ TRACKING_SERVICE_URL: 'localhost:8080' }, 'TRACKING_SERVICE_URL must be a web address'],
  [{ TRACKING_SERVICE_URL: 'http://' }, 'TRACKING_SERVICE_URL must be a web address'],
  [{ TRACKING_SERVICE_URL: 'https://example.com/?a=1' }, 'without "?" or "#"'],
  [{ TRACKING_SERVICE_URL: 'https://me:secret@example.com' }, 'must not hold a user name'],
  [
    { TRACKING_SERVICE_URL: 'https://a.example/base/v1/api/tracking//' },
    'leave "/v1/api/tracking" out',
  ],
  [{ TRACKING_SERVICE_URL: 'https://a.example/v1/api' }, 'leave "/v1/api" out'],
  [{ METRIC_PORT: '1' }, 'Did you mean METRICS_PORT?'],
  [{ SERVICE_NAEM: 'a' }, 'Did you mean SERVICE_NAME?'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number'],
  [{ PORT: '-1' }, 'PORT must be a whole number'],
  [{ PORT: '80.5' }, 'PORT must be a whole number'],
  [{ REQUEST_SIZE: '0' }, 'REQUEST_SIZE must be a whole number from 1 to 10000'],
  [{ REQUESTS_AT_ONCE: '7' }, 'REQUESTS_AT_ONCE must be a whole number from 1 to 6'],
  [{ TIMEOUT_MS: '99' }, 'TIMEOUT_MS must be a whole number from 100 to 600000'],
  [{ TOKEN_HELP_URL: 'javascript:alert(1)' }, 'TOKEN_HELP_URL must be a web address'],
  [{ BASE_PATH: 'https://a.example/tracking/' }, 'BASE_PATH must be a path of letters'],
  [{ BASE_PATH: '/../' }, 'such as "/tracking/", but is "/../".'],
  [{ BASE_PATH: '/a b/' }, 'BASE_PATH must be a path'],
  [{ BASE_PATH: '/sub%2Fpath/' }, 'BASE_PATH must be a path'],
  [{ BASE_PATH: '/tracking/?a=1' }, 'BASE_PATH must be a path'],
  [{ BASE_PATH: '/tracking"><script>/' }, 'BASE_PATH must be a path'],
  [{ BASE_PATH: '/uploads/here/' }, 'must not begin with "/uploads", an address of the product.'],
  [{ BASEPATH: '/tracking/' }, 'Did you mean BASE_PATH?'],
  [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS holds names of hosts such as "upload.example.com"'],
  [{ ALLOWED_HOSTS: 'https://a.example/x' }, 'such as "a.example", not "https://a.example/x".'],
  [{ ALLOWED_HOSTS: '*.example.com' }, 'not "*.example.com".'],
  [{ TRACKING_SERVCE_URL: 'https://a.example' }, 'Did you mean TRACKING_SERVICE_URL?'],
  [{ tracking_service_url: 'https://a.example' }, 'Did you mean TRACKING_SERVICE_URL?'],
  [{ ALOWED_HOST: 'a.example' }, 'Unknown setting ALOWED_HOST.'],
  [{ NODE_ENV: 'production' }, 'Where nothing shall reach a shop, set PRACTICE=true.'],
  [{ PRACTICE: 'true', ...FORWARDED }, 'PRACTICE and TRACKING_SERVICE_URL are both set.'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a whole number'],
  [{ SHUTDOWN_MS: '-1' }, 'SHUTDOWN_MS must be a whole number'],
  [{ SERVICE_DIRECT: 'yes' }, 'SERVICE_DIRECT needs TRACKING_SERVICE_URL'],
  [{ SERVICE_DIRECT: 'maybe' }, 'SERVICE_DIRECT must be "true" or "false"'],
])('%j gives one sentence', (environment, sentence) => {
  const settings = readSettings(environment)
  expect(settings).toEqual({ ok: false, reason: expect.stringContaining(sentence) })
  expect(settings).toEqual({ ok: false, reason: expect.stringMatching(/^[^\n]+[.?]$/) })
})

test.each([
  {
    POST: '1',
    SERVICES: '1',
    TRACKING_SERVICE_PORT: 'tcp://10.0.0.1:80',
    TIMEOUT: '5',
    PATH: '/bin',
  },
  { METRICS_HOST: '::', SERVICE_NODE: 'a', SERVICE_MODE: 'b', METRICS_PATH: '/m' },
  { NODE_ENV: 'production', PRACTICE: 'true' },
  { NODE_ENV: 'production', ...FORWARDED },
  { ALLOWED_HOSTS: 'a.example, b-c.example:8443 10.0.0.1 [::1]:80' },
])('%j is not taken for a misspelling', (environment) => {
  expect(readSettings(environment)).toMatchObject({ ok: true })
})

test.each(['tracking', '/tracking', 'tracking/', ' /tracking/ ', '//tracking//'])(
  'the base path "%s" is /tracking/',
  (given) => {
    expect(readSettings({ BASE_PATH: given })).toMatchObject({ value: { basePath: '/tracking/' } })
  },
)

test.each([
  ['practice', {}, { serviceKey: '' }],
  ['practice at a path', { BASE_PATH: '/one/' }, { serviceKey: '/one/' }],
])('%s has its own store in a browser', (_, environment, told) => {
  expect(installationOf(settingsOf(environment))).toMatchObject(told)
})

test('the service key does not depend on the base path', () => {
  const [before, after] = ['/', '/tracking/'].map((path) =>
    installationOf(settingsOf({ ...FORWARDED, BASE_PATH: path })),
  )
  expect(after).toEqual(before)
})

test('a password in the address of the service is not repeated', () => {
  const settings = readSettings({ TRACKING_SERVICE_URL: 'https://me:secret@example.com' })
  expect(JSON.stringify(settings)).not.toContain('secret')
})

test.each([
  ['practice', {}, { practice: true, serviceUrl: '' }],
  ['a forwarded service', FORWARDED, { practice: false, serviceUrl: '' }],
  [
    'a service that the page calls itself',
    { ...FORWARDED, SERVICE_DIRECT: 'true' },
    { practice: false, serviceUrl: 'https://internal.example/base' },
  ],
])('the page gets its part of the configuration for %s', (_, environment, told) => {
  const settings = readSettings(environment)
  if (!settings.ok) throw new Error(settings.reason)
  expect(installationOf(settings.value)).toMatchObject(told)
})

test.each([
  { REQUEST_SIZE: '1', REQUESTS_AT_ONCE: '1', TIMEOUT_MS: '100' },
  { REQUEST_SIZE: '10000', REQUESTS_AT_ONCE: '6', TIMEOUT_MS: '600000' },
  { ...FORWARDED, SERVICE_DIRECT: '1', SERVICE_NAME: 'Example', TOKEN_HELP_URL: 'http://e.com' },
])('the page accepts every configuration of the server: %j', (environment) => {
  const settings = readSettings(environment)
  if (!settings.ok) throw new Error(settings.reason)
  const installation = installationOf(settings.value)
  expect(installationSchema.parse(installation)).toEqual(installation)
})

test.each([
  ['tracking-upload.service', /^TimeoutStopSec=(\d+)$/m],
  ['compose.yaml', /stop_grace_period: (\d+)s$/m],
])('%s kills no server before its shutdown timeout', (file, stopSeconds) => {
  const settings = readSettings({})
  if (!settings.ok) throw new Error('The defaults are settings.')
  const text = readFileSync(new URL(`../hosting/${file}`, import.meta.url), 'utf8')
  const [, seconds] = stopSeconds.exec(text) ?? []
  expect(Number(seconds) * 1000).toBeGreaterThan(settings.value.shutdownMs)
})
