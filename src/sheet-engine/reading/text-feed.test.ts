import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { createTextFeed } from './text-feed.ts'

/** Rows by whichever way they came; `scans` counts the lines that came as text. */
function feed(pieces: readonly string[], headLength: number, canScan = true) {
  const rows: string[][] = []
  let scans = 0
  const feed = createTextFeed(
    {
      take: (taken) => rows.push(...taken) >= 0,
      canScan: () => canScan,
      scan: ({ text, from, to, delimiter }) => {
        const lines = text.slice(from, to)
        const all = lines.replace(/\r\n?/g, '\n').slice(0, -1).split('\n')
        scans += all.length
        return rows.push(...all.map((line) => line.split(delimiter))) >= 0
      },
      restart: () => {},
    },
    null,
    headLength,
  )
  for (const piece of pieces) feed.push(piece, 0)
  feed.end(0)
  return { rows, scans }
}

function read(text: string) {
  const reader = createDelimitedReader({ delimiter: ',' })
  return [...reader.push(text), ...reader.end()]
}

const HEAD = 'Order ID,Tracking number\nA,T1\nB,T2\n'

test('wherever a text is cut, its rows are those of reading it at once', () => {
  const cell = fc.constantFrom('', 'a', 'b c', '"q"', '"x\ny"', '"u,v"', 'T9')
  const line = fc.array(cell, { minLength: 2, maxLength: 3 }).map((cells) => cells.join(','))
  const body = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { maxLength: 10 })
  const cuts = fc.array(fc.nat({ max: 120 }), { maxLength: 5 })
  fc.assert(
    fc.property(body, cuts, fc.constantFrom('', 'end,T3'), (lines, cuts, last) => {
      const text = HEAD + lines.map(([text, end]) => text + end).join('') + last
      const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const pieces = edges.slice(1).map((edge, index) => text.slice(edges[index], edge))
      expect(feed(pieces, HEAD.length).rows).toEqual(read(text))
    }),
    { numRuns: 300 },
  )
})

test('plain lines come as text once the columns are known, and never before', () => {
  const text = `${HEAD}C,T3\nD,T4`
  expect(feed([text.slice(0, 37), text.slice(37)], HEAD.length).scans).toBe(2)
  expect(feed([text.slice(0, 37), text.slice(37)], HEAD.length, false)).toEqual({
    rows: read(text),
    scans: 0,
  })
})

test('a line that names the separator is obeyed', () => {
  expect(feed(['sep=;\nA;T1\n', 'B;T2\n'], 8).rows).toEqual([
    ['A', 'T1'],
    ['B', 'T2'],
  ])
})

test('lines that runs of spaces cut are read as rows from the first one on', () => {
  const lines = [
    'ORDER  NAME       TRACKING',
    '1001   Ada Byron  RB1',
    '1002   Bo         EE1',
    '1003              LZ1',
  ]
  const text = lines.map((line) => `${line}\r\n`).join('')
  const cut = (at: number) => feed([text.slice(0, at), text.slice(at)], 60)
  for (const at of [61, 80, 100]) {
    expect(cut(at)).toEqual({
      rows: [
        ['ORDER', 'NAME', 'TRACKING'],
        ['1001', 'Ada Byron', 'RB1'],
        ['1002', 'Bo', 'EE1'],
        ['1003', '', 'LZ1'],
      ],
      scans: 0,
    })
  }
})
