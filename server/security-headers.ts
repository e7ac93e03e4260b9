import type { ServiceMode } from './settings.ts'

/** What the page loads, all of it from its own address. */
const OWN_FILES = ['script', 'style', 'img', 'worker', 'manifest']

/** What a page may ask a browser for, and this one never does. */
const NOT_NEEDED =
  'camera microphone geolocation payment usb serial hid midi display-capture'.split(' ')

type Headers = Readonly<Record<string, string>>

/** The headers that every answer of this server carries. */
export function securityHeaders(mode: ServiceMode): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(mode),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': NOT_NEEDED.map((feature) => `${feature}=()`).join(', '),
  }
}

function contentSecurityPolicy(mode: ServiceMode): string {
  const service = mode.kind === 'direct' ? ` ${mode.service.origin}` : ''
  return [
    "default-src 'none'",
    ...OWN_FILES.map((kind) => `${kind}-src 'self'`),
    `connect-src 'self'${service}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes code. The one policy is for the address of the worker: src/worker-calls/worker-address.ts
    "require-trusted-types-for 'script'",
    'trusted-types worker-address',
  ].join('; ')
}
