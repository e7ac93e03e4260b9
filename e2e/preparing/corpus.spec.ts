import { type Page, test as base } from '@playwright/test'
import { CORPUS, type CorpusInput } from '../../src/testing/corpus/corpus.ts'
import type {
  CorpusEntry,
  CorpusMore,
  CorpusOutcome,
} from '../../src/testing/corpus/corpus-case.ts'
import { languageOf, textsOf } from '../support/languages.ts'
import { expect, paste, watch } from '../support/product.ts'

type Desk = { readonly page: Page; readonly seen: string[] }

/** One page for all cases of a worker; each case is undone before the next. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const seen: string[] = []
      const page = await browser.newPage({ viewport: { width: 1280, height: 1200 } })
      await watch(page.context(), seen)
      await page.goto('/')
      await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
      await use({ page, seen })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const t = textsOf(languageOf('en'))

/** Content of the screen: an error, a question, or rows. */
type Screen = {
  readonly refusal: string | null
  readonly question: string | null
  /** Row, order, number, courier and merchant's order, each marked if it was cleaned, and the number of issues. */
  readonly rows: readonly (readonly string[])[]
  /** Notes on ignored rows and restored numbers. */
  readonly notes: readonly string[]
}

const NOTHING: Screen = { refusal: null, question: null, rows: [], notes: [] }

function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    const cellOf = (cell: Element) => {
      const spans = [...cell.querySelectorAll(':scope > span')]
      const isCleaned = spans.some((span) => span.hasAttribute('title'))
      // Skip the courier's name before its code; it has its own `lang`.
      const value = spans.find((span) => !span.hasAttribute('lang'))
      return `${value?.textContent.trim()}${isCleaned ? ' (cleaned)' : ''}`
    }
    const rowOf = ([row, ...cells]: readonly Element[]) => {
      const issues = cells[4]?.querySelectorAll(':scope > span > span').length ?? 0
      return [row?.textContent ?? '', ...cells.slice(0, 4).map(cellOf), `${issues} issues`]
    }
    const rows = [...document.querySelectorAll('[role=grid] [data-row]:not([data-new])')].map(
      (row) => [...row.children],
    )
    return {
      // The name of a paste contains its time.
      refusal: textsOf('[role=alert] p')[0]?.replace(/Pasted, [\d:]+/, 'Pasted') ?? null,
      question: textsOf('dialog[open] h2')[0] ?? null,
      rows: rows.map(rowOf),
      notes: textsOf('footer p > span').filter((text) => /restored|hidden row/.test(text)),
    }
  })
}

function screenOf(input: CorpusInput, expected: CorpusOutcome): Screen {
  switch (expected.kind) {
    case 'refused': {
      const name = input.kind === 'file' ? input.name : 'Pasted'
      return { ...NOTHING, refusal: t(`prepare.readProblem.${expected.problem}`, { name }) }
    }
    case 'columns-asked':
      return { ...NOTHING, question: 'Match columns' }
    case 'sheets-asked':
      return { ...NOTHING, question: 'Choose sheets' }
    case 'entries':
      return { ...NOTHING, rows: shownOf(expected).map(rowOf), notes: notesOf(expected) }
  }
}

/** Entries and orders without a number yet, in the order of the sheet. */
function shownOf({ entries, noNumberYet = [] }: Extract<CorpusOutcome, { kind: 'entries' }>) {
  const waiting = noNumberYet.map(([row, orderId, trackingId, more = {}]): CorpusEntry => {
    return [
      row,
      orderId,
      trackingId,
      { ...more, issues: ['no-number-yet', ...(more.issues ?? [])] },
    ]
  })
  return [...entries, ...waiting].toSorted(([one], [other]) => one - other)
}

function rowOf([row, orderId, trackingId, more = {}]: CorpusEntry): readonly string[] {
  const { merchant = '', courier = '', issues = [], cleaned = [] } = more
  const cell = (value: string, field: NonNullable<CorpusMore['cleaned']>[number]) =>
    cleaned.includes(field) ? `${value} (cleaned)` : value
  return [
    String(row),
    cell(orderId, 'orderId'),
    cell(trackingId, 'trackingId'),
    cell(courier, 'courier'),
    cell(merchant, 'merchantOrderId'),
    `${issues.length} issues`,
  ]
}

function notesOf({ rescued = 0, hidden = 0 }: Extract<CorpusOutcome, { kind: 'entries' }>) {
  return [
    ...(rescued > 0 ? [t('prepare.source.rescued', { count: rescued })] : []),
    ...(hidden > 0 ? [t('prepare.source.hiddenIncluded', { count: hidden })] : []),
  ]
}

function expectScreen(page: Page, screen: Screen, message: string) {
  return expect.poll(() => readScreen(page), { message, intervals: [25] }).toEqual(screen)
}

async function give(page: Page, input: CorpusInput) {
  // A focused field or cell would get the paste.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  if (input.kind === 'pasted') return paste(page, input.text, input.html)
  return drop(page, input.name, Buffer.from(input.bytes()).toString('base64'))
}

function drop(page: Page, name: string, base64: string) {
  return page.evaluate(
    ([fileName, content]) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], fileName))
      for (const type of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
      }
    },
    [name, base64] as const,
  )
}

async function takeBack(page: Page, { kind }: CorpusOutcome) {
  if (kind === 'refused') await page.getByRole('alert').getByRole('button').click()
  else if (kind === 'entries') await page.getByRole('button', { name: 'Undo' }).click()
  else await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expectScreen(page, NOTHING, 'taken back')
}

/** The sheet engine's tests cover every case; the browser plays every third, or all with LONG=1. */
const EVERY = process.env['LONG'] ? 1 : 3
const PLAYED = CORPUS.filter((_, index) => index % EVERY === 0)

for (const { title, input, expected } of PLAYED) {
  test(`“${title}” has its expected outcome`, async ({ desk: { page, seen } }) => {
    await give(page, input)
    await expectScreen(page, screenOf(input, expected), title)
    await takeBack(page, expected)
    expect(seen).toEqual([])
  })
}
