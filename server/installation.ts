import { createHash } from 'node:crypto'

import type { Installation } from '#service/installation.ts'

import type { Settings } from './settings.ts'

/** What `/config.json` says; the address of the service only where the page itself has to call it. */
export function installationOf(settings: Settings): Installation {
  const { mode, serviceName, requestSize, requestsAtOnce, timeoutMs, tokenHelpUrl } = settings
  return {
    serviceUrl: mode.kind === 'direct' ? mode.service.href : '',
    serviceName,
    serviceKey: mode.kind === 'forward' ? keyOf(mode.service) : '',
    requestSize,
    requestsAtOnce,
    timeoutMs,
    practice: mode.kind === 'practice',
    tokenHelpUrl,
  }
}

/** A browser must not take one service's uploads for another's, and must not learn the address behind this server. */
function keyOf(service: URL): string {
  return createHash('sha256').update(service.href).digest('hex').slice(0, 12)
}
