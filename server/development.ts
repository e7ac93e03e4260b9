import { createTraffic } from './forwarding/traffic.ts'
import { logTo } from './operating/watch.ts'
import { productApp } from './static/product.ts'
import type { Settings } from './settings.ts'

let app: ReturnType<typeof productApp> | undefined

/** Returns one app until its sources change. */
export function developmentApp(settings: Settings): ReturnType<typeof productApp> {
  app ??= productApp(settings, new Map(), createTraffic(), logTo(console.log, console.error))
  return app
}
