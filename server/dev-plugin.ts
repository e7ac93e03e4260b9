import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'

import { belowBase } from './static/base-path.ts'
import { readSettings, type Settings } from './settings.ts'

type Development = typeof import('./development.ts')

const NAME = 'tracking-upload-server'

/** Paths that the server answers in development; Vite answers the rest. */
const OURS = /^\/(config\.json|v1(\/.*)?|practice(\/.*)?)(\?|$)/

/** Serves configuration and endpoint of the built product beside Vite's pages, for `npm run dev`. */
export function developmentServer(): Plugin {
  // Vitest starts a Vite server too and doesn't need this.
  if (process.env['VITEST'] !== undefined) return { name: NAME }
  return {
    name: NAME,
    apply: 'serve',
    config: () => ({ base: given().basePath }),
    configureServer: (vite) => answerOurs(vite, given()),
  }
}

function given(): Settings {
  const settings = readSettings(process.env)
  if (!settings.ok) throw new Error(settings.reason)
  return settings.value
}

function answerOurs(vite: ViteDevServer, settings: Settings): void {
  const listener = getRequestListener(
    async (request, env) => {
      // Reloads when its source changes; otherwise the simulator keeps its order books.
      const { developmentApp } = (await vite.ssrLoadModule('/server/development.ts')) as Development
      return developmentApp(settings).fetch(request, env)
    },
    { overrideGlobalObjects: false },
  )
  vite.middlewares.use((request, response, next) => {
    if (!OURS.test(belowBase(request.originalUrl ?? '', settings.basePath))) return next()
    response.setHeader('Connection', 'close')
    return void listener(request, response)
  })
}
