/** A Vite plugin that puts the texts needed before any code into the page, in every language. */
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

/** Reads the first texts of each language, in the order of the list; a language's folder is its tag in lower case. */
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

/** `public/first-paint.js` chooses one of these links, so its texts load in parallel with the code that imports them. */
const linkTo = ({ tag, said }: FirstTexts, href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'texts', crossorigin: '', hreflang: tag, href, 'data-too-old': said.tooOld },
  // Before the script that chooses one.
  injectTo: 'head-prepend',
})

const paragraph = ({ tag, said }: FirstTexts) => `<p lang="${tag}">${said.notLoaded}</p>`

/** Links the first texts of each language in the page, and adds the message for a failed load. */
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

/** The path of the texts in a build, or of their source in development. */
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
