/** A Vite plugin that compiles the texts of all languages. */
import compile from 'icu-minify/compile'
import { type ESTree, parseAst, type Plugin } from 'vite'

const CATALOGUE = /\/src\/i18n\/[\w-]+\/[\w-]+\.ts$/

type Text = { readonly start: number; readonly end: number; readonly value: string }

/** The string values of a catalogue's object, in order, without its keys. */
function textsIn({ properties }: ESTree.ObjectExpression): readonly Text[] {
  return properties.flatMap((property): readonly Text[] => {
    if (property.type !== 'Property') return []
    const { value } = property
    if (value.type === 'ObjectExpression') return textsIn(value)
    if (value.type !== 'Literal' || typeof value.value !== 'string') return []
    return [{ start: value.start, end: value.end, value: value.value }]
  })
}

function textsOf(code: string): readonly Text[] {
  return parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'ObjectExpression' ? textsIn(init) : [],
    )
  })
}

/** Compiles the texts in a catalogue's code (plain JavaScript), so the page needs no message parser. */
export function compileCatalogue(code: string): string {
  let compiled = ''
  let done = 0
  for (const { start, end, value } of textsOf(code)) {
    compiled += code.slice(done, start) + JSON.stringify(compile(value))
    done = end
  }
  return compiled + code.slice(done)
}

/** Compiles catalogues in a build of the page, and replaces use-intl's parser by the formatter of compiled texts. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform: (code, id) =>
      CATALOGUE.test(id) ? { code: compileCatalogue(code), map: null } : null,
  }
}
