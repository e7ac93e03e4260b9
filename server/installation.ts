import { createHash } from 'node:crypto'

import { type Installation, installationSchema } from '#service/installation.ts'

import type { Settings } from './settings.ts'

/** What `/config.json` says; the address of the service only where the page itself has to call it. */
export function installationOf(settings: Settings): Installation {
  const { mode } = settings
  // Only the settings that the page knows are told to it.
  return installationSchema.parse({
    ...settings,
    serviceUrl: mode.kind === 'direct' ? mode.service.href : '',
    serviceKey: mode.kind === 'forward' ? keyOf(mode.service) : '',
    practice: mode.kind === 'practice',
  } satisfies Installation)
}

/** A browser must not take one service's uploads for another's, and must not learn the address behind this server. */
function keyOf(service: URL): string {
  return createHash('sha256').update(service.href).digest('hex').slice(0, 12)
}
