import { createSimulator } from '#simulator/simulator.ts'

import { type AppParts, createApp } from '#server/app.ts'
import { forwarder, forwardTimeoutMs } from '#server/forwarding/forwarder.ts'
import type { Traffic } from '#server/forwarding/traffic.ts'
import type { Watch } from '#server/operating/watch.ts'
import { practiceEndpoint } from '#server/practice.ts'
import type { Settings } from '#server/settings.ts'
import type { StaticFiles } from './static-files.ts'

/** Creates the app for the settings: with the simulator, the forwarder or neither. */
export function productApp(
  settings: Settings,
  files: StaticFiles,
  traffic: Traffic,
  watch: Watch,
): ReturnType<typeof createApp> {
  return createApp({ settings, files, traffic, watch, ...uploadParts(settings, watch) })
}

function uploadParts(
  { mode, timeoutMs }: Settings,
  watch: Watch,
): Pick<AppParts, 'endpoint' | 'practiceBook'> {
  if (mode.kind === 'direct') return { endpoint: null, practiceBook: null }
  if (mode.kind === 'forward') {
    const endpoint = forwarder({
      service: mode.service,
      timeoutMs: forwardTimeoutMs(timeoutMs),
      log: watch.trouble,
    })
    return { endpoint, practiceBook: null }
  }
  const simulator = createSimulator()
  return { endpoint: practiceEndpoint(simulator), practiceBook: (token) => simulator.book(token) }
}
