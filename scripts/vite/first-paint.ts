/** A plugin for Vite: the script before the first paint, which no bundler sees, comes without comments and long names. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    writeBundle({ dir = '' }) {
      const file = join(dir, 'first-paint.js')
      // In the words it is written in: browsers that are too old for the product have to read it, to be told so.
      const options = { compress: false, codegen: false } as const
      const { code } = minifySync(file, readFileSync(file, 'utf8'), options)
      writeFileSync(file, code.replace(/(?<=[;{}])\s*\n\s*/g, ''))
    },
  }
}
