/** A Vite plugin that adds docs/guide as pages, so Help has a guide on any host. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

const GUIDE = fileURLToPath(new URL('../../docs/guide', import.meta.url))
const STYLE = fileURLToPath(new URL('guide.css', import.meta.url))
const PICTURES = 'pictures'

const addressOf = (page: string) =>
  page.replace(/\bREADME\.md$/, 'index.md').replace(/\.md$/, '.html')

const markdown = new Marked({
  walkTokens: (token) => {
    if (token.type === 'link') token.href = addressOf(token.href)
  },
})

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''

function pageOf(language: string, text: string, guideTitle: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${titleOf(text)}</title>
    <link rel="icon" href="../../icon.svg" />
    <link rel="stylesheet" href="../guide.css" />
  </head>
  <body>
    <nav><a href="index.html">${guideTitle}</a></nav>
    <main>${markdown.parse(text, { async: false })}</main>
  </body>
</html>
`
}

/** All files of the guide by their path in the product. */
export function guideFiles(): ReadonlyMap<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>([
    ['guide/guide.css', readFileSync(STYLE, 'utf8')],
  ])
  for (const name of readdirSync(join(GUIDE, PICTURES)))
    files.set(`guide/${PICTURES}/${name}`, readFileSync(join(GUIDE, PICTURES, name)))
  for (const language of readdirSync(GUIDE).filter((name) => name !== PICTURES)) {
    const read = (page: string) => readFileSync(join(GUIDE, language, page), 'utf8')
    const title = titleOf(read('README.md'))
    for (const page of readdirSync(join(GUIDE, language)))
      files.set(`guide/${language}/${addressOf(page)}`, pageOf(language, read(page), title))
  }
  return files
}

export function guide(): Plugin {
  return {
    name: 'guide',
    apply: ({ build }) => !build?.ssr,
    generateBundle() {
      for (const [fileName, source] of guideFiles())
        this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = guideFiles().get(request.url?.slice(1) ?? '')
        if (file === undefined) next()
        else response.end(file)
      })
    },
  }
}
