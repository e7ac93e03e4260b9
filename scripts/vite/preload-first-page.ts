import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Names in the page what its code asks for as soon as it runs, so that it comes together with the code: the forms, and
 * the texts of each language, of which `public/first-paint.js` chooses the person's.
 */
export function preloadFirstPage(): Plugin {
  let base = '/'
  return {
    name: 'preload-first-page',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => tagsOf(file, `${base}${file.fileName}`)),
    },
  }
}

function tagsOf(
  file: Rolldown.OutputAsset | Rolldown.OutputChunk,
  href: string,
): HtmlTagDescriptor[] {
  if (/\/forms-[^/]+\.css$/.test(href))
    return [link({ rel: 'preload', as: 'style', crossorigin: '', href })]
  if (/\/forms-[^/]+\.js$/.test(href))
    return [link({ rel: 'modulepreload', crossorigin: '', href })]
  const folder =
    file.type === 'chunk' && /i18n\/([^/]+)\/first-page\.ts$/.exec(file.facadeModuleId ?? '')
  // The folder is the language's tag in small letters.
  const [hreflang] = folder ? Intl.getCanonicalLocales(folder[1]) : []
  return hreflang === undefined ? [] : [link({ rel: 'texts', crossorigin: '', hreflang, href })]
}

/** Before the script that chooses among them. */
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head-prepend',
})
