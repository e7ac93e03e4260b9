import type { Installation } from '#service/installation.ts'

import type { Settings } from './settings.ts'

/** What `/config.json` says; the address of the service only where the page itself has to call it. */
export function installationOf(settings: Settings): Installation {
  const { mode, serviceName, requestSize, requestsAtOnce, timeoutMs, tokenHelpUrl } = settings
  return {
    serviceUrl: mode.kind === 'direct' ? mode.service.href : '',
    serviceName,
    requestSize,
    requestsAtOnce,
    timeoutMs,
    practice: mode.kind === 'practice',
    tokenHelpUrl,
  }
}
