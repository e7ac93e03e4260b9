import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import type { Language } from '#i18n/languages.ts'
import { Texts } from '#i18n/texts.tsx'
import { renderWithTexts } from '#testing/render.tsx'
import { useSourceName } from './use-source-name.ts'
import { useUploadName } from './use-upload-name.ts'

/** In the local time zone. */
const STARTED = new Date(2026, 10, 23, 1, 35, 20).getTime()

type Given = { readonly name?: string; readonly sources: readonly RowSource[] }

function Name({ name = null, sources }: { name?: string | null } & Pick<Given, 'sources'>) {
  return <p>{useUploadName()({ name, sources, startedAt: STARTED, entryCount: 1300 })}</p>
}

async function nameIn(language: Language, given: Given) {
  const catalogue = await loadCatalogue(language)
  const { container } = render(
    <Texts language={language} catalogue={catalogue}>
      <Name {...given} />
    </Texts>,
  )
  return container.textContent
}

const TODAY = new Date().setHours(9, 14, 32, 0)
const PASTE = { kind: 'pasted', number: 1, at: TODAY } as const
const DISGUISED: RowSource = { kind: 'file', name: 'may\u202Evsc.exe', sheet: null }
const FILE: RowSource = { kind: 'file', name: 'may.csv', sheet: null }

test.each([
  ['en', 'Pasted, 23 Nov 01:35 (1,300)'],
  ['es', 'Pegado, 23 nov 01:35 (1300)'],
  ['zh-Hans', '粘贴，11月23日 01:35（1,300）'],
  ['zh-Hant-HK', '貼上，11月23日 01:35（1,300）'],
] as const)('in %s a paste is called by its time and size: %s', async (language, name) => {
  expect(await nameIn(language, { sources: [PASTE] })).toBe(name)
})

test('several pastes have one name; a file has its own', async () => {
  const twice = await nameIn('en', { sources: [PASTE, { ...PASTE, number: 2 }] })
  expect(twice).toBe('Pasted, 23 Nov 01:35 (1,300)')
  expect(await nameIn('en', { sources: [FILE] })).toBe('may.csv')
  expect(await nameIn('en', { sources: [PASTE, FILE] })).toBe('Pasted, 09:14 and 1 more')
})

test('the user’s name for the upload takes precedence', async () => {
  expect(await nameIn('en', { name: 'Friday', sources: [PASTE] })).toBe('Friday')
})

test('a file name that disguises its extension shows its direction marks', async () => {
  expect(await nameIn('en', { sources: [DISGUISED] })).toBe('may[U+202E]vsc.exe')
  expect(await nameIn('en', { name: 'a\u202Eb', sources: [PASTE] })).toBe('a[U+202E]b')
})

const EARLIER = new Date(new Date().getFullYear() - 1, 10, 26, 9, 14, 32).getTime()
const YEAR = new Date(EARLIER).getFullYear()

function SourceName({ source }: { readonly source: RowSource }) {
  return <p>{useSourceName()(source)}</p>
}

test.each([
  ['a paste of today by its time', { at: TODAY, number: 1 }, 'Pasted, 09:14'],
  ['another one of that minute to the second', { at: TODAY, number: 2 }, 'Pasted, 09:14:32'],
  ['one of another day with the day', { at: EARLIER, number: 1 }, `Pasted, 26 Nov ${YEAR} 09:14`],
])('in a sheet it names %s', (_, paste, name) => {
  const { container } = renderWithTexts(<SourceName source={{ kind: 'pasted', ...paste }} />)
  expect(container.textContent).toContain(name)
})
