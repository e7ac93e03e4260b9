import type { ServiceMode } from './settings.ts'

/** What the page loads, all of it from its own address. */
const OWN_FILES = ['style', 'img', 'worker', 'manifest']

/** What a page may ask a browser for, and this one never does. */
const NOT_NEEDED = 'microphone geolocation payment usb serial hid midi display-capture'.split(' ')

type Headers = Readonly<Record<string, string>>

/** The headers that every answer of this server carries. */
export function securityHeaders(mode: ServiceMode): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(mode),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Labels are scanned with the camera.
    'Permissions-Policy': ['camera=(self)', ...NOT_NEEDED.map((one) => `${one}=()`)].join(', '),
  }
}

function contentSecurityPolicy(mode: ServiceMode): string {
  const service = mode.kind === 'direct' ? ` ${mode.service.origin}` : ''
  return [
    "default-src 'none'",
    // The reader of barcodes is WebAssembly; no text becomes a script by it.
    "script-src 'self' 'wasm-unsafe-eval'",
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
