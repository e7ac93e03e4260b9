import {
  type CorpusCase,
  type CorpusInput,
  entries,
  having,
  pasted,
  refused,
  textFile,
} from './corpus-case.ts'

const ENTRIES = entries([
  [2, '1001', 'RB123456785CN'],
  [3, '1002', 'EE473124829CN'],
])

const JSON_LINES = [
  '{',
  '  "count": 2,',
  '  "orders": [',
  '    { "order_id": 1001, "tracking_number": "RB123456785CN" },',
  '    { "order_id": 1002, "tracking_number": "EE473124829CN" }',
  '  ]',
  '}',
]

const digits: CorpusInput = textFile('digits.json', [
  '[{"order_id":"1001","tracking_number":9400111206206406260787},',
  '{"order_id":"1002","tracking_number":null}]',
])

/** What programs write for each other, and people drop all the same. */
export const OTHER_NOTATIONS: readonly CorpusCase[] = [
  {
    name: 'JSON of an interface',
    input: textFile('orders.json', JSON_LINES),
    expected: ENTRIES,
  },
  { name: 'JSON that is pasted', input: pasted(JSON_LINES.join('\n')), expected: ENTRIES },
  {
    name: 'JSON with a number of 22 digits, and one that is missing',
    input: digits,
    expected: entries([
      [2, '1001', '9400111206206406260787'],
      [3, '1002', '', having('tracking-number-missing')],
    ]),
  },
  {
    name: 'JSON with an object in each line',
    input: textFile('orders.jsonl', [
      '{"order": {"id": "1001"}, "tracking": {"number": "RB123456785CN"}}',
      '{"order": {"id": "1002"}, "tracking": {"number": "EE473124829CN"}}',
    ]),
    expected: ENTRIES,
  },
  {
    name: 'JSON without a list',
    input: textFile('settings.json', ['{', '  "shop": "A",', '  "orders": []', '}']),
    expected: refused('json'),
  },
  {
    name: 'JSON that broke off',
    input: pasted('[{"order_id": 1001,\n"tracking_number": "RB1234'),
    expected: refused('json'),
  },
  {
    name: 'XML of a shop',
    input: textFile('orders.xml', [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<orders>',
      '  <order id="1001" tracking="RB123456785CN"/>',
      '</orders>',
    ]),
    expected: refused('xml'),
  },
  {
    name: 'XML that is pasted',
    input: pasted('<orders>\n\t<order><id>1001</id></order>\n</orders>'),
    expected: refused('xml'),
  },
  {
    name: 'a dump of a database',
    input: textFile('dump.sql', [
      '-- MySQL dump 10.13',
      '',
      'CREATE TABLE `orders` (`id` int, `tracking` text);',
      "INSERT INTO `orders` VALUES (1001,'RB123456785CN'),(1002,'EE473124829CN');",
    ]),
    expected: refused('sql'),
  },
  {
    name: 'statements that are pasted',
    input: pasted(
      "INSERT INTO orders (id, tracking) VALUES (1001, 'RB123456785CN');\nINSERT INTO orders (id, tracking) VALUES (1002, 'EE473124829CN');",
    ),
    expected: refused('sql'),
  },
  {
    name: 'a text of a word processor',
    input: textFile('orders.rtf', [
      String.raw`{\rtf1\ansi{\fonttbl\f0\fswiss Helvetica;}\f0\pard`,
      String.raw`Order ID\cell Tracking number\cell\row 1001\cell RB123456785CN\cell\row}`,
    ]),
    expected: refused('rtf'),
  },
]
