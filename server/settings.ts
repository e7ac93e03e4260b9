import type { Result } from '#domain/entry/result.ts'

import { forwardTimeoutMs } from './forwarding/forwarder.ts'
import { findMistyped, type SettingName } from './setting-names.ts'

/** Who answers `POST /v1/api/tracking`. */
export type ServiceMode =
  /** The embedded simulator. */
  | { readonly kind: 'practice' }
  /** This server forwards to the service. */
  | { readonly kind: 'forward'; readonly service: URL }
  /** The page calls the service itself; this server only says where it is. */
  | { readonly kind: 'direct'; readonly service: URL }

export type Settings = {
  readonly host: string
  readonly port: number
  readonly allowedHosts: readonly string[]
  readonly mode: ServiceMode
  readonly serviceName: string
  readonly requestSize: number
  readonly requestsAtOnce: number
  readonly timeoutMs: number
  readonly tokenHelpUrl: string
  /** How long the server waits for uploads under way when it is told to end. */
  readonly shutdownMs: number
  /** Where the figures of the server are read; null: nowhere. */
  readonly metricsPort: number | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** A sentence for the person who starts the server; thrown and caught in this file only. */
class WrongSetting extends Error {}

/** Reads the environment; what is wrong with it comes back as one sentence that names the variable. */
export function readSettings(environment: Environment): Result<Settings, string> {
  try {
    return { ok: true, value: settingsFrom(environment) }
  } catch (error) {
    if (error instanceof WrongSetting) return { ok: false, reason: error.message }
    throw error
  }
}

function settingsFrom(environment: Environment): Settings {
  refuseMistyped(environment)
  const timeoutMs = wholeNumber(environment, 'TIMEOUT_MS', {
    least: 100,
    most: 600_000,
    fallback: 60_000,
  })
  return {
    host: text(environment, 'HOST') || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', { least: 0, most: 65_535, fallback: 4173 }),
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
    timeoutMs,
    shutdownMs: wholeNumber(environment, 'SHUTDOWN_MS', {
      least: 0,
      most: 900_000,
      fallback: forwardTimeoutMs(timeoutMs),
    }),
    metricsPort: metricsPortFrom(environment),
    tokenHelpUrl: webAddress(environment, 'TOKEN_HELP_URL')?.href ?? '',
  }
}

function modeFrom(environment: Environment): ServiceMode {
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

/** A misspelt setting would be ignored without a word, and a shop's uploads would end in practice mode. */
function refuseMistyped(environment: Environment): void {
  const [given, meant] = findMistyped(Object.keys(environment)) ?? []
  if (given === undefined) return
  throw new WrongSetting(`${given} is no setting of this server. The nearest one is ${meant}.`)
}

/** As the Host header of a request has it. */
function hostName(given: string): string {
  if (/^([a-z\d._-]+|\[[a-f\d:.]+\])(:\d+)?$/.test(given)) return given
  const hint = URL.canParse(given) ? new URL(given).host : 'upload.example.com'
  throw new WrongSetting(
    `ALLOWED_HOSTS holds names of hosts such as "${hint || 'upload.example.com'}", not "${given}".`,
  )
}

function metricsPortFrom(environment: Environment): number | null {
  const port = wholeNumber(environment, 'METRICS_PORT', { least: 0, most: 65_535, fallback: -1 })
  return port < 0 ? null : port
}

/** The path of the one endpoint is put behind the base URL, so nothing may follow its path. */
function refuseExtras(service: URL): void {
  if (service.search !== '' || service.hash !== '') {
    throw new WrongSetting('TRACKING_SERVICE_URL must end with its path, without "?" or "#".')
  }
  if (service.username !== '' || service.password !== '') {
    throw new WrongSetting('TRACKING_SERVICE_URL must not hold a user name or a password.')
  }
  if (/\/v1\/api\/tracking\/?$/i.test(service.pathname)) {
    throw new WrongSetting(
      'TRACKING_SERVICE_URL is the base URL: leave "/v1/api/tracking" out, which is put behind it.',
    )
  }
}

function text(environment: Environment, name: SettingName | 'NODE_ENV'): string {
  return environment[name]?.trim() ?? ''
}

function list(environment: Environment, name: SettingName): readonly string[] {
  return text(environment, name)
    .split(/[\s,]+/)
    .filter((item) => item !== '')
    .map((item) => item.toLowerCase())
}

type Range = { readonly least: number; readonly most: number; readonly fallback: number }

function wholeNumber(environment: Environment, name: SettingName, range: Range): number {
  const given = text(environment, name)
  if (given === '') return range.fallback
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (value >= range.least && value <= range.most) return value
  throw new WrongSetting(
    `${name} must be a whole number from ${range.least} to ${range.most}, but is "${given}".`,
  )
}

function yesOrNo(environment: Environment, name: SettingName): boolean {
  const given = text(environment, name).toLowerCase()
  if (['', '0', 'no', 'false'].includes(given)) return false
  if (['1', 'yes', 'true'].includes(given)) return true
  throw new WrongSetting(`${name} must be "true" or "false", but is "${given}".`)
}

function webAddress(environment: Environment, name: SettingName): URL | null {
  const given = text(environment, name)
  if (given === '') return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (url !== null && /^https?:\/\//i.test(given)) return url
  throw new WrongSetting(
    `${name} must be a web address that begins with http:// or https://, but is "${given}".`,
  )
}
