import type { ServiceMode } from './settings.ts'

type Headers = Readonly<Record<string, string>>

/** The headers that every answer of this server carries. */
export function securityHeaders(mode: ServiceMode): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(mode),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  }
}

function contentSecurityPolicy(mode: ServiceMode): string {
  const service = mode.kind === 'direct' ? ` ${mode.service.origin}` : ''
  return [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `connect-src 'self'${service}`,
  ].join('; ')
}
