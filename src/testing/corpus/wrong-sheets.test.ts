import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { type CheckName, CHECKS } from '#domain/formats/check-digits.ts'
import { isIssue } from '#domain/draft/row/issue.ts'
import { openDesk } from '#testing/corpus/corpus-desk.ts'
import { answerAsFilledIn } from '#testing/corpus/read-fates.ts'
import { rowsOf } from '#testing/sheets/draft-client.ts'

type Cells = readonly [trackingId: string, courier?: string]

/** The kinds said about each row of a sheet. */
async function saidAbout(rows: readonly Cells[]): Promise<readonly (readonly string[])[]> {
  const desk = await openDesk()
  const lines = rows.map(([number, courier = ''], at) => `A-${4100 + at}\t${courier}\t${number}`)
  const text = ['Order ID\tCourier\tTracking number', ...lines].join('\n')
  await desk.read({ kind: 'pasted', text, html: '' })
  await answerAsFilledIn(desk)
  await desk.look()
  return rowsOf(desk.client).map((row) =>
    (row?.issues ?? []).map(({ kind }) => kind).filter(isIssue),
  )
}

/** Numbers that count up, with the check digit for `?`; `shift` makes it wrong. */
function numbers(shape: string, count: number, check?: CheckName, shift = 0): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const digits = String(70_123_458 + at * 7919).padStart(20, '3')
    let left = digits.length
    const filled = shape.replaceAll('#', () => digits.charAt((left -= 1)))
    if (check === undefined) return filled
    const right = Array.from('0123456789').findIndex((digit) =>
      CHECKS[check](filled.replace('?', digit)),
    )
    return filled.replace('?', String((right + shift) % 10))
  })
}

const USPS = '9400111206#############?'.slice(0, 21) + '?'
const usps = (count: number, shift = 0) => numbers(USPS, count, 'gs1mod10', shift)
const s10 = (land: string, count: number) => numbers(`RB########?${land}`, count, 's10')
const pairs = (all: readonly string[], between: string) =>
  all.flatMap((one, at) => (at % 2 === 0 ? [`${one}${between}${all[at + 1]}`] : []))
const alone = (all: readonly string[]): Cells[] => all.map((number) => [number])
const under = (all: readonly string[], courier: string): Cells[] =>
  all.map((number) => [number, courier])

const EVERY_ROW = null
const FEDEX = '100003'
const POST_GB = '11031'

const CASES: readonly (readonly [
  title: string,
  rows: readonly Cells[],
  kind: string,
  wrong: readonly number[] | null,
])[] = [
  [
    'a wrong check digit of a chosen courier, alone in the sheet',
    under(usps(1, 3), '21051'),
    'check-digit',
    EVERY_ROW,
  ],
  [
    'a wrong check digit of a chosen courier among right ones',
    under([...usps(12), ...usps(13, 3).slice(12)], '21051'),
    'check-digit',
    [12],
  ],
  [
    'four wrong check digits among 36 right ones, without a courier',
    alone([...usps(36), ...usps(40, 4).slice(36)]),
    'check-digit',
    [36, 37, 38, 39],
  ],
  [
    'two wrong check digits among 20 numbers of FedEx',
    alone([
      ...numbers('77##########?'.slice(0, 11) + '?', 18, 'fedex12'),
      ...numbers('77##########?'.slice(0, 11) + '?', 20, 'fedex12', 2).slice(18),
    ]),
    'check-digit',
    [18, 19],
  ],
  [
    'a wrong check digit of UPS',
    alone(numbers('1Z5R893903#######?', 1, 'ups', 1)),
    'check-digit',
    EVERY_ROW,
  ],
  [
    'a wrong check digit of the posts',
    alone(numbers('RB########?CN', 1, 's10', 1)),
    'check-digit',
    EVERY_ROW,
  ],
  [
    'a number of UPS under FedEx',
    under(numbers('1Z5R893903#######?', 1, 'ups'), FEDEX),
    'courier-mismatch',
    EVERY_ROW,
  ],
  [
    'a number of another land’s post under a courier',
    under(s10('CN', 1), FEDEX),
    'courier-mismatch',
    EVERY_ROW,
  ],
  [
    'a number of another land’s post among those of the chosen post',
    under([...s10('GB', 14), ...s10('CN', 15).slice(14)], POST_GB),
    'courier-mismatch',
    [14],
  ],
  [
    'two printed numbers in one cell of a column of printed numbers',
    alone([...numbers('Z ### #### ###', 14), 'Z 344 4269 303 Z 430 7220 998']),
    'several-numbers',
    [14],
  ],
  [
    'two numbers with a slash in a column of Evri’s',
    alone([...numbers('8###############', 14), '8811946270205980/8443348378820993']),
    'several-numbers',
    [14],
  ],
  [
    'two numbers with a blank in a column of digits',
    alone([...numbers('31############', 14), '31933147594913 31624475112761']),
    'several-numbers',
    [14],
  ],
  ...[' ', ', ', '/', ' / ', '; ', ' + '].flatMap((sign) => [
    [
      `two numbers of 12 digits in every cell, with “${sign}” between them`,
      alone(pairs(numbers('5###########', 40), sign)),
      'several-numbers',
      EVERY_ROW,
    ] as const,
    [
      `two numbers of 8 digits in every cell, with “${sign}” between them`,
      alone(pairs(numbers('5#######', 40), sign)),
      'several-numbers',
      EVERY_ROW,
    ] as const,
    [
      `two numbers of a post in every cell, with “${sign}” between them`,
      alone(pairs(s10('SE', 40), sign)),
      'several-numbers',
      EVERY_ROW,
    ] as const,
  ]),
  [
    'two numbers of a post in every cell, with nothing between them',
    alone(pairs(s10('SE', 40), '')),
    'several-numbers',
    EVERY_ROW,
  ],
  [
    'two groups of six digits in every cell',
    alone(numbers('12#### 98####', 20)),
    'several-numbers',
    EVERY_ROW,
  ],
  [
    'a group that stands alone in another row',
    alone([...numbers('5# ### ####', 30), '71234']),
    'several-numbers',
    [],
  ],
  ['a telephone number', alone([...s10('SE', 12), '+49 30 1234567']), 'several-numbers', [12]],
]

test.each(CASES)('%s stays said', async (_, rows, kind, wrong) => {
  const said = await saidAbout(rows)
  const found = said.flatMap((kinds, at) => (kinds.includes(kind as never) ? [at] : []))
  expect(found).toEqual(wrong ?? rows.map((__, at) => at))
})
