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
    serviceKey: keyOf(settings),
    practice: mode.kind === 'practice',
  } satisfies Installation)
}

/**
 * A browser must not take one service's uploads for another's, and must not learn the address behind this server. In
 * practice mode each path of an origin has a simulator of its own.
 */
function keyOf({ mode, basePath }: Settings): string {
  if (mode.kind === 'forward') {
    return createHash('sha256').update(mode.service.href).digest('hex').slice(0, 12)
  }
  return mode.kind === 'practice' && basePath !== '/' ? basePath : ''
}
