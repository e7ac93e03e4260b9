import { createTraffic } from './forwarding/traffic.ts'
import { logTo } from './operating/watch.ts'
import { productApp } from './static/product.ts'
import type { Settings } from './settings.ts'

let app: ReturnType<typeof productApp> | undefined

/** One app for as long as no source of it changes. */
export function developmentApp(settings: Settings): ReturnType<typeof productApp> {
  app ??= productApp(settings, new Map(), createTraffic(), logTo(console.log, console.error))
  return app
}
