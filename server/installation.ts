import { createHash } from 'node:crypto'

import { type Installation, installationSchema } from '#service/installation.ts'

import type { Settings } from './settings.ts'

/** Content of `/config.json`; includes the service's address only if the page itself calls it. */
export function installationOf(settings: Settings): Installation {
  const { mode } = settings
  // The schema drops settings that the page doesn't use.
  return installationSchema.parse({
    ...settings,
    serviceUrl: mode.kind === 'direct' ? mode.service.href : '',
    serviceKey: keyOf(settings),
    practice: mode.kind === 'practice',
  } satisfies Installation)
}

/**
 * A key that separates one service's uploads in a browser from another's, without revealing the address behind this
 * server. In practice mode each path of an origin has its own simulator.
 */
function keyOf({ mode, basePath }: Settings): string {
  if (mode.kind === 'forward') {
    return createHash('sha256').update(mode.service.href).digest('hex').slice(0, 12)
  }
  return mode.kind === 'practice' && basePath !== '/' ? basePath : ''
}
