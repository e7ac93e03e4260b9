import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonTable } from './read-json.ts'

test.each<[string, string, readonly (readonly string[])[]]>([
  [
    'a list of objects, one of which has a field more',
    '[{"order": "1001"}, {"order": "1002", "note": null}]',
    [
      ['order', 'note'],
      ['1001', ''],
      ['1002', ''],
    ],
  ],
  [
    'numbers with every digit',
    '[{"order":1001,"number":9400111206206406260787,"weight":0.50}]',
    [
      ['order', 'number', 'weight'],
      ['1001', '9400111206206406260787', '0.50'],
    ],
  ],
  [
    'digits in a text are left alone',
    String.raw`[{"note":"3 \"x\" 4\\", "order":7}]`,
    [
      ['note', 'order'],
      [String.raw`3 "x" 4\ `.trim(), '7'],
    ],
  ],
  [
    'the answer of an interface',
    '{"count": 1, "data": {"orders": [{"id": 1001, "shipment": {"number": "RB123456785CN"}, "tags": ["a", "b"]}]}}',
    [
      ['id', 'shipment.number', 'tags'],
      ['1001', 'RB123456785CN', '["a","b"]'],
    ],
  ],
  [
    'an object in each line',
    '{"id": 1001, "n": "A"}\n{"id": 1002, "n": "B"}\n',
    [
      ['id', 'n'],
      ['1001', 'A'],
      ['1002', 'B'],
    ],
  ],
  [
    'a list of lists',
    '[["Order", "Tracking"], [1001, "A"]]',
    [
      ['Order', 'Tracking'],
      ['1001', 'A'],
    ],
  ],
])('%s is a table', (_, text, rows) => {
  expect(readJsonTable(text)).toEqual(rows)
})

test.each(['', '[]', '{}', '[1, 2]', '{"a": 1}', '[{"a": 1}', '{"a": [{]}', 'null'])(
  '%j is not a table',
  (text) => {
    expect(readJsonTable(text)).toEqual([])
  },
)

test('every text of every object is in the table', () => {
  const object = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true })
  fc.assert(
    fc.property(fc.array(object, { minLength: 1 }), (objects) => {
      const [names = [], ...rows] = readJsonTable(JSON.stringify(objects))
      expect(rows.length).toBe(objects.length)
      for (const [index, one] of objects.entries()) {
        for (const name of Object.keys(one))
          expect(rows[index]?.[names.indexOf(name)]).toBe(one[name])
      }
    }),
  )
})

test.each([
  ['quotes behind an open one', `["${'\\"'.repeat(200_000)}`],
  ['spaces', `[{"a":${' '.repeat(200_000)}x`],
  ['open brackets', '['.repeat(200_000)],
])('a broken list with very many %s is given up quickly', (_, text) => {
  expect(readJsonTable(text)).toEqual([])
})
