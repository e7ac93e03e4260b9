import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'

import { readSettings } from './settings.ts'

type Development = typeof import('./development.ts')

/** What the server answers in development; Vite answers the rest. */
const OURS = /^\/(config\.json|v1(\/.*)?|practice(\/.*)?)(\?|$)/

/** `npm run dev`: the same configuration and the same endpoint as the built product, beside Vite's pages. */
export function developmentServer(): Plugin {
  return { name: 'tracking-upload-server', apply: 'serve', configureServer: answerOurs }
}

function answerOurs(vite: ViteDevServer): void {
  // Vitest uses Vite's server too; it needs none of this.
  if (process.env['VITEST'] !== undefined) return
  const settings = readSettings(process.env)
  if (!settings.ok) throw new Error(settings.reason)

  const listener = getRequestListener(
    async (request, env) => {
      // Loaded anew when its source changes; an unchanged one keeps its order books.
      const { developmentApp } = (await vite.ssrLoadModule('/server/development.ts')) as Development
      return developmentApp(settings.value).fetch(request, env)
    },
    { overrideGlobalObjects: false },
  )
  vite.middlewares.use((request, response, next) => {
    if (!OURS.test(request.originalUrl ?? '')) return next()
    response.setHeader('Connection', 'close')
    return void listener(request, response)
  })
}
