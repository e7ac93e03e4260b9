import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../corpus/kept/', import.meta.url)
const { about: _, ...versions } = JSON.parse(
  readFileSync(new URL('manifest.json', folder), 'utf8'),
) as Record<string, { readonly files: Readonly<Record<string, string>> }>

test('the manifest lists every stored file', () => {
  const present = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, readdirSync(new URL(`${name}/`, folder)).toSorted()])
  const listed = Object.entries(versions).map(([name, { files }]) => [
    name,
    Object.keys(files).toSorted(),
  ])
  expect(present).toEqual(listed)
})
