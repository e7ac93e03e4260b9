/** A plugin for Vite: the page itself brings what is said before any code, in every language. */
import { join } from 'node:path'
import {
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  normalizePath,
  type Plugin,
  runnerImport,
} from 'vite'

const NOT_LOADED = '<!-- said in every language -->'

type Said = { readonly notLoaded: string; readonly tooOld: string }
type FirstTexts = { readonly tag: string; readonly file: string; readonly said: Said }

/** The languages of the product, in the order of its list; the folder of each is its tag in small letters. */
async function readFirstTexts(root: string): Promise<readonly FirstTexts[]> {
  const read = async <Module>(file: string) => (await runnerImport<Module>(join(root, file))).module
  const list = await read<{ LANGUAGES: readonly string[] }>('src/i18n/languages.ts')
  return Promise.all(
    list.LANGUAGES.map(async (tag) => {
      const file = `src/i18n/${tag.toLowerCase()}/first-page.ts`
      const { firstPage } = await read<{ firstPage: { shell: Said } }>(file)
      return { tag, file, said: firstPage.shell }
    }),
  )
}

/** One of these is chosen by `public/first-paint.js`: its texts come together with the code that asks for them, not after it. */
const linkTo = ({ tag, said }: FirstTexts, href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'texts', crossorigin: '', hreflang: tag, href, 'data-too-old': said.tooOld },
  // Before the script that chooses among them.
  injectTo: 'head-prepend',
})

const paragraph = ({ tag, said }: FirstTexts) => `<p lang="${tag}">${said.notLoaded}</p>`

/** Names in the page the first texts of each language, and writes there that it could not be loaded. */
export function firstTexts(): Plugin {
  let base = '/'
  let root = ''
  return {
    name: 'first-texts',
    configResolved: (config) => {
      ;({ base, root } = config)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const languages = await readFirstTexts(root)
        return {
          html: html.replace(NOT_LOADED, languages.map(paragraph).join('')),
          tags: languages.map((texts) => linkTo(texts, base + fileOf(texts, root, bundle))),
        }
      },
    },
  }
}

/** Where a build puts the texts; without one they are served as they are. */
function fileOf(
  { file }: FirstTexts,
  root: string,
  bundle: IndexHtmlTransformContext['bundle'],
): string {
  const built = Object.values(bundle ?? {}).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === normalizePath(join(root, file)),
  )
  return built?.fileName ?? file
}
