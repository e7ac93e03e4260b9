import type { Plugin } from 'vite'

/**
 * Names in the page the first texts of each language, of which `public/first-paint.js` chooses the person's: they come
 * together with the code that asks for them, and not after it.
 */
export function preloadTexts(): Plugin {
  let base = '/'
  return {
    name: 'preload-texts',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          const id = (file.type === 'chunk' && file.facadeModuleId) || ''
          const folder = /i18n\/([^/]+)\/first-page\.ts$/.exec(id)?.[1]
          if (folder === undefined) return []
          // The folder is the language's tag in small letters.
          const [hreflang] = Intl.getCanonicalLocales(folder)
          const href = `${base}${file.fileName}`
          const attrs = { rel: 'texts', crossorigin: '', hreflang, href }
          // Before the script that chooses among them.
          return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }]
        }),
    },
  }
}
