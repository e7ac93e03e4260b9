/** A plugin for Vite: what is written for a browser by hand comes without the comments, which every visit would fetch. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A script without its comments that fill whole lines, and without indentation. */
function withoutComments(script: string): string {
  return script
    .replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trimStart()
}

export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    writeBundle({ dir = '' }) {
      const file = join(dir, 'first-paint.js')
      writeFileSync(file, withoutComments(readFileSync(file, 'utf8')))
    },
  }
}
