import type { ServiceMode } from './settings.ts'

/** Resource types that the page loads from its own origin. */
const OWN_FILES = ['style', 'img', 'worker', 'manifest']

/** Browser permissions that the page never needs. */
const NOT_NEEDED = 'microphone geolocation payment usb serial hid midi display-capture'.split(' ')

type Headers = Readonly<Record<string, string>>

export function securityHeaders(mode: ServiceMode): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(mode),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Scanning labels needs the camera.
    'Permissions-Policy': ['camera=(self)', ...NOT_NEEDED.map((one) => `${one}=()`)].join(', '),
  }
}

function contentSecurityPolicy(mode: ServiceMode): string {
  const service = mode.kind === 'direct' ? ` ${mode.service.origin}` : ''
  return [
    "default-src 'none'",
    // The barcode reader is WebAssembly; this permits no eval of text.
    "script-src 'self' 'wasm-unsafe-eval'",
    ...OWN_FILES.map((kind) => `${kind}-src 'self'`),
    `connect-src 'self'${service}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // The only policy is for the worker's URL: src/worker/calls/worker-address.ts
    "require-trusted-types-for 'script'",
    'trusted-types worker-address',
  ].join('; ')
}
