import { type CorpusCase, entries, having, pasted, tabbed, textFile } from './corpus-case.ts'

const MISSING = having('tracking-number-missing')

/** Tables that were drawn with characters, and cells that only say that there is nothing yet. */
export const DRAWN_TABLES: readonly CorpusCase[] = [
  {
    name: 'a table of Markdown, with its line below the header',
    input: pasted(
      '| Order ID | Tracking number |\n| --- | :---: |\n|1001|RB123456785CN|\n|1002|EE473124829CN|\n',
    ),
    expected: entries(
      [
        [3, '1001', 'RB123456785CN'],
        [4, '1002', 'EE473124829CN'],
      ],
      2,
    ),
  },
  {
    name: 'a table of Markdown without bars at its sides',
    input: pasted('Order ID|Tracking number\n--------|---------------\n1001|RB123456785CN\n'),
    expected: entries([[3, '1001', 'RB123456785CN']], 2),
  },
  {
    name: 'a table that MySQL drew',
    input: pasted(
      [
        '+----------+---------------+',
        '| order_id | tracking_no   |',
        '+----------+---------------+',
        '| 1001     | RB123456785CN |',
        '| 1002     | NULL          |',
        '+----------+---------------+',
        '2 rows in set (0.00 sec)',
      ].join('\n'),
    ),
    expected: entries(
      [
        [4, '1001', 'RB123456785CN', { cleaned: ['orderId', 'trackingId'] }],
        [5, '1002', 'NULL', { ...MISSING, cleaned: ['orderId', 'trackingId'] }],
      ],
      5,
    ),
  },
  {
    name: 'a table that PostgreSQL drew',
    input: pasted(
      ' order_id | tracking_no   \n----------+---------------\n 1001     | RB123456785CN\n(1 row)\n',
    ),
    expected: entries([[3, '1001', 'RB123456785CN', { cleaned: ['orderId', 'trackingId'] }]], 3),
  },
  {
    name: 'orders that wait for their number, each shop in its own words',
    input: textFile('waiting.csv', [
      'Order ID,Tracking number',
      '1001,RB123456785CN',
      '1002,-',
      '1003,—',
      '1004,N/A',
      '1005,n/a',
      '1006,null',
      '1007,#N/A',
      '1008,无',
      '1009,暂无',
      '1010,pendiente',
      '1011,0',
      '1012,not shipped',
      '1013,EE473124829CN',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', '-', MISSING],
      [4, '1003', '—', MISSING],
      [5, '1004', 'N/A', MISSING],
      [6, '1005', 'n/a', MISSING],
      [7, '1006', 'null', MISSING],
      [8, '1007', '#N/A', having('made-by-spreadsheet')],
      [9, '1008', '无', MISSING],
      [10, '1009', '暂无', MISSING],
      [11, '1010', 'pendiente', MISSING],
      [12, '1011', '0', MISSING],
      [13, '1012', 'not shipped', MISSING],
      [14, '1013', 'EE473124829CN'],
    ]),
  },
  {
    name: 'most orders of a sheet without a header wait for their number',
    input: pasted(
      tabbed(
        ['SO-1001', '-'],
        ['SO-1002', 'RB123456785CN'],
        ['SO-1003', '-'],
        ['SO-1004', '-'],
        ['SO-1005', 'EE473124829CN'],
      ).join('\n'),
    ),
    expected: entries(
      [
        [1, 'SO-1001', '-', MISSING],
        [2, 'SO-1002', 'RB123456785CN'],
        [3, 'SO-1003', '-', MISSING],
        [4, 'SO-1004', '-', MISSING],
        [5, 'SO-1005', 'EE473124829CN'],
      ],
      0,
    ),
  },
  {
    name: 'an order of two parcels, neither of which has its number',
    input: textFile('parcels.csv', [
      'Order ID,Tracking number',
      '1001,pending',
      '1001,pending',
      '1002,pending',
      '1003,RB123456785CN',
    ]),
    expected: entries([
      [2, '1001', 'pending', MISSING],
      [3, '1001', 'pending', MISSING],
      [4, '1002', 'pending', MISSING],
      [5, '1003', 'RB123456785CN'],
    ]),
  },
]
