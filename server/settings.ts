import type { Result } from '#base/result.ts'

import { cutEnd } from '#base/cut-end.ts'
import { forwardTimeoutMs } from './forwarding/forwarder.ts'
import { findMistyped } from './find-mistyped.ts'
import {
  type Environment,
  list,
  oneOf,
  rate,
  text,
  webAddress,
  webPath,
  wholeNumber,
  WrongSetting,
  yesOrNo,
} from './read-variable.ts'

/** Selects what answers `POST /v1/api/tracking`. */
export type ServiceMode =
  | { readonly kind: 'practice' }
  | { readonly kind: 'forward'; readonly service: URL }
  /** The page calls the service itself and gets its address from this server. */
  | { readonly kind: 'direct'; readonly service: URL }

/** All environment variables of this server; README.md documents each. */
export const SETTING_NAMES = [
  'HOST',
  'PORT',
  'BASE_PATH',
  'ALLOWED_HOSTS',
  'TRACKING_SERVICE_URL',
  'SERVICE_DIRECT',
  'SERVICE_NAME',
  'REQUEST_SIZE',
  'REQUESTS_AT_ONCE',
  'REQUESTS_PER_SECOND',
  'OVERWRITE_RULE',
  'TIMEOUT_MS',
  'TOKEN_HELP_URL',
  'PRACTICE',
  'SHUTDOWN_MS',
  'METRICS_PORT',
] as const

type Variables = Environment<(typeof SETTING_NAMES)[number] | 'NODE_ENV'>

export type Settings = Readonly<ReturnType<typeof settingsFrom>>

/** Reads the environment; the error is one sentence that names the variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, string> {
  try {
    return { ok: true, value: settingsFrom(environment) }
  } catch (error) {
    if (error instanceof WrongSetting) return { ok: false, reason: error.message }
    throw error
  }
}

function settingsFrom(environment: Variables) {
  refuseMistyped(environment)
  const timeoutMs = wholeNumber(environment, 'TIMEOUT_MS', {
    least: 100,
    most: 600_000,
    fallback: 60_000,
  })
  return {
    host: text(environment, 'HOST') || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', { least: 0, most: 65_535, fallback: 4173 }),
    /** Path of the product in its origin. */
    basePath: webPath(environment, 'BASE_PATH'),
    allowedHosts: list(environment, 'ALLOWED_HOSTS').map(hostName),
    mode: modeFrom(environment),
    serviceName: text(environment, 'SERVICE_NAME'),
    requestSize: wholeNumber(environment, 'REQUEST_SIZE', {
      least: 1,
      most: 10_000,
      fallback: 100,
    }),
    requestsAtOnce: wholeNumber(environment, 'REQUESTS_AT_ONCE', {
      least: 1,
      most: 6,
      fallback: 1,
    }),
    requestsPerSecond: rate(environment, 'REQUESTS_PER_SECOND'),
    overwriteRule: oneOf(environment, 'OVERWRITE_RULE', ['replaces', 'adds', 'refuses']),
    timeoutMs,
    /** Time limit for uploads in progress at shutdown. */
    shutdownMs: wholeNumber(environment, 'SHUTDOWN_MS', {
      least: 0,
      most: 900_000,
      fallback: forwardTimeoutMs(timeoutMs),
    }),
    /** Port for metrics; null: off. */
    metricsPort: metricsPortFrom(environment),
    tokenHelpUrl: webAddress(environment, 'TOKEN_HELP_URL')?.href ?? '',
  }
}

function modeFrom(environment: Variables): ServiceMode {
  const service = webAddress(environment, 'TRACKING_SERVICE_URL')
  const direct = yesOrNo(environment, 'SERVICE_DIRECT')
  if (service === null && direct) {
    throw new WrongSetting('SERVICE_DIRECT needs TRACKING_SERVICE_URL, which is not set.')
  }
  const practice = yesOrNo(environment, 'PRACTICE')
  if (service !== null && practice) {
    throw new WrongSetting('PRACTICE and TRACKING_SERVICE_URL are both set. Take one of them away.')
  }
  if (service === null && !practice && text(environment, 'NODE_ENV') === 'production') {
    throw new WrongSetting(
      'TRACKING_SERVICE_URL is not set. Where nothing shall reach a shop, set PRACTICE=true.',
    )
  }
  if (service === null) return { kind: 'practice' }
  refuseExtras(service)
  return { kind: direct ? 'direct' : 'forward', service }
}

/** A misspelt setting would be silently ignored, and a shop's uploads would end in practice mode. */
function refuseMistyped(environment: Variables): void {
  const [given, meant] = findMistyped(Object.keys(environment), SETTING_NAMES) ?? []
  if (given === undefined) return
  throw new WrongSetting(`Unknown setting ${given}. Did you mean ${meant}?`)
}

/** Checks a name in the form of a Host header. */
function hostName(given: string): string {
  if (/^([a-z\d._-]+|\[[a-f\d:.]+\])(:\d+)?$/.test(given)) return given
  const hint = URL.canParse(given) ? new URL(given).host : 'upload.example.com'
  throw new WrongSetting(
    `ALLOWED_HOSTS holds names of hosts such as "${hint || 'upload.example.com'}", not "${given}".`,
  )
}

function metricsPortFrom(environment: Variables): number | null {
  const port = wholeNumber(environment, 'METRICS_PORT', { least: 0, most: 65_535, fallback: -1 })
  return port < 0 ? null : port
}

/** The endpoint's path is appended to the base URL, so it may have no query or hash. */
function refuseExtras(service: URL): void {
  if (service.search !== '' || service.hash !== '') {
    throw new WrongSetting('TRACKING_SERVICE_URL must end with its path, without "?" or "#".')
  }
  if (service.username !== '' || service.password !== '') {
    throw new WrongSetting('TRACKING_SERVICE_URL must not hold a user name or a password.')
  }
  const [doubled] = /\/v1\/api(\/tracking)?$/i.exec(cutEnd(service.pathname, /\//)) ?? []
  if (doubled !== undefined) {
    throw new WrongSetting(
      `TRACKING_SERVICE_URL is the base URL: leave "${doubled}" out, "/v1/api/tracking" is put behind it.`,
    )
  }
}
