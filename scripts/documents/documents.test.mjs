/** Checks that the documents, pictures, files and commands named in the documents exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject, readJson } from '../run.mjs'

const within = (folder) =>
  readdirSync(inProject(folder), { recursive: true }).map((name) => join(folder, name))

const DOCUMENTS = [...readdirSync(inProject('.')), ...['docs', 'hosting'].flatMap(within)].filter(
  (name) => name.endsWith('.md'),
)
const SCRIPTS = Object.keys(readJson('package.json').scripts)

const FOLDERS = /^(src|server|scripts|e2e|bench|docs|hosting|public)\/[\w./-]*$/

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name)

function missingIn(document) {
  const text = readFileSync(inProject(document), 'utf8')
  const links = found(text, /\]\(([^)#]+)[^)]*\)/g).filter((link) => !/^\w+:/.test(link))
  const paths = found(text, /`([^`\s]+)`/g).filter((name) => FOLDERS.test(name))
  const commands = found(text, /npm run ([\w:-]+)/g)
  return [
    ...links.filter((link) => !existsSync(join(dirname(inProject(document)), link))),
    ...paths.filter((path) => !existsSync(inProject(path))),
    ...commands.filter((command) => !SCRIPTS.includes(command)),
  ]
}

test.each(DOCUMENTS)('everything that %s names exists', (document) => {
  expect(missingIn(document)).toEqual([])
})
