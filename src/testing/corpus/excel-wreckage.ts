import { type CorpusCase, entries, having, refused, textFile, workbook } from './corpus-case.ts'
import { STYLES, sheetXml } from './sheet-xml.ts'

const HEADER = ['Order ID', 'Tracking number'] as const

const oneSheet = (content: string) =>
  workbook('orders.xlsx', { styles: STYLES, sheets: [{ name: 'Orders', content }] })

const SIXTEEN_DIGITS = [
  '801294719365034',
  '801302144827189',
  '801317703552812',
  '801325441093667',
  '801329884610295',
  '801334412775901',
  '801339025846123',
  '801342157609478',
  '801346683012756',
  '801350229481549',
  '801357716134882',
  '801361904772531',
]
const trackingOf = (at: number) => `LP00${512340078912 + at * 7919}`

/** What spreadsheet programs make of ids, in text files and in workbooks. */
export const EXCEL_WRECKAGE: readonly CorpusCase[] = [
  {
    name: 'a CSV that Excel saved: the numbers in scientific notation',
    input: textFile('saved-by-excel.csv', [
      'Order ID,Tracking number',
      '1001,9.40011E+21',
      '1002,RB123456785CN',
    ]),
    expected: entries([
      [2, '1001', '9.40011E+21', having('scientific-notation')],
      [3, '1002', 'RB123456785CN'],
    ]),
  },
  {
    name: 'the same from a German Excel: a comma in the number',
    input: textFile('gespeichert.csv', [
      'Bestellnummer;Sendungsnummer',
      '1001;9,40011E+21',
      '1002;RB123456785DE',
    ]),
    expected: entries([
      [2, '1001', '9,40011E+21', having('scientific-notation')],
      [3, '1002', 'RB123456785DE'],
    ]),
  },
  {
    name: 'zeros for the last digits',
    input: textFile('zeros.csv', [
      'Order ID,Tracking number',
      '1001,9400111206206400000000',
      '1002,9400111206206406260787',
    ]),
    expected: entries([
      [2, '1001', '9400111206206400000000', having('changed-by-spreadsheet')],
      [3, '1002', '9400111206206406260787'],
    ]),
  },
  {
    name: 'order ids of eighteen digits that were rounded',
    input: textFile('OrderSKUList.csv', [
      'Order ID,Tracking ID',
      '576461413038785000,RB123456785CN',
      '576461413038781000,EE473124829CN',
      '576461413038783000,LZ908172638CN',
    ]),
    expected: entries([
      [2, '576461413038785000', 'RB123456785CN', having('changed-by-spreadsheet')],
      [3, '576461413038781000', 'EE473124829CN', having('changed-by-spreadsheet')],
      [4, '576461413038783000', 'LZ908172638CN', having('changed-by-spreadsheet')],
    ]),
  },
  {
    name: 'order ids of eighteen digits, of which one ends in zeros by chance',
    input: textFile('OrderSKUList.csv', [
      'Order ID,Tracking ID',
      '576461413038785749,RB123456785CN',
      '576461413038785000,EE473124829CN',
      '576461413038785750,LZ908172638CN',
    ]),
    expected: entries([
      [2, '576461413038785749', 'RB123456785CN'],
      [3, '576461413038785000', 'EE473124829CN'],
      [4, '576461413038785750', 'LZ908172638CN'],
    ]),
  },
  {
    name: 'AliExpress: order ids of sixteen digits that were rounded',
    input: textFile('aliexpress.csv', [
      'Order ID,Tracking Number',
      ...SIXTEEN_DIGITS.map((id, at) => `${id}0,${trackingOf(at)}`),
    ]),
    expected: entries(
      SIXTEEN_DIGITS.map((id, at) => {
        return [at + 2, `${id}0`, trackingOf(at), having('changed-by-spreadsheet')]
      }),
    ),
  },
  {
    name: 'AliExpress: order ids of sixteen digits of a shop whose own orders all end in the same tail',
    input: textFile('aliexpress.csv', [
      'Order ID,Tracking Number',
      ...SIXTEEN_DIGITS.map((id, at) => `${id.slice(0, 12)}4570,${trackingOf(at)}`),
    ]),
    expected: entries(
      SIXTEEN_DIGITS.map((id, at) => [at + 2, `${id.slice(0, 12)}4570`, trackingOf(at)]),
    ),
  },
  {
    name: 'tracking numbers of sixteen digits that were rounded, of which two are whole by their check digits',
    input: textFile('canada-post.csv', [
      'Order ID,Tracking Number',
      ...SIXTEEN_DIGITS.map((id, at) => `CA-${at},${id}0`),
    ]),
    expected: entries(
      SIXTEEN_DIGITS.map((id, at) => {
        const row = [at + 2, `CA-${at}`, `${id}0`] as const
        return at < 2 ? row : [...row, having('changed-by-spreadsheet')]
      }),
    ),
  },
  {
    name: 'order ids with a tail of .0 out of a data frame',
    input: textFile('pandas.csv', [
      ',order_id,tracking_number',
      '0,1001.0,RB123456785CN',
      '1,1002.0,EE473124829CN',
    ]),
    expected: entries([
      [2, '1001.0', 'RB123456785CN', having('changed-by-spreadsheet')],
      [3, '1002.0', 'EE473124829CN', having('changed-by-spreadsheet')],
    ]),
  },
  {
    name: 'order ids that became days',
    input: textFile('days.csv', [
      'Order ID,Tracking number',
      '03-Dec,RB123456785CN',
      'Mar-12,EE473124829CN',
      'MAR-12,LZ908172638CN',
    ]),
    expected: entries([
      [2, '03-Dec', 'RB123456785CN', having('changed-by-spreadsheet')],
      [3, 'Mar-12', 'EE473124829CN', having('changed-by-spreadsheet')],
      [4, 'MAR-12', 'LZ908172638CN'],
    ]),
  },
  {
    name: 'columns that were too narrow when the sheet was printed to text',
    input: textFile('narrow.csv', [
      'Order ID,Tracking number',
      '1001,########',
      '1002,EE473124829CN',
    ]),
    expected: entries([
      [2, '1001', '########', having('made-by-spreadsheet')],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'text forms of Excel: ="…" and an apostrophe',
    input: textFile('text-forms.csv', [
      'Order ID,Tracking number',
      '"=""00123""","=""9400111206206406260787"""',
      "'00124,'9400111201080805483016",
    ]),
    expected: entries([
      [2, '00123', '9400111206206406260787', { cleaned: ['orderId', 'trackingId'] }],
      [3, '00124', '9400111201080805483016', { cleaned: ['orderId', 'trackingId'] }],
    ]),
  },
  {
    name: 'errors of lookups',
    input: textFile('lookups.csv', [
      'Order ID,Tracking number',
      '1001,#N/A',
      '1002,#REF!',
      '1003,#¡VALOR!',
      '1004,RB123456785CN',
    ]),
    expected: entries([
      [2, '1001', '#N/A', having('made-by-spreadsheet')],
      [3, '1002', '#REF!', having('made-by-spreadsheet')],
      [4, '1003', '#¡VALOR!', having('made-by-spreadsheet')],
      [5, '1004', 'RB123456785CN'],
    ]),
  },
  {
    name: 'no-break spaces, zero-width spaces, marks of direction',
    input: textFile('invisible.csv', [
      'Order ID,Tracking number',
      '\u00A01001\u00A0,\u200BRB123456785CN\u200B',
      '\u200E1002\u200F,EE473124829CN ',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN', { cleaned: ['orderId', 'trackingId'] }],
      [3, '1002', 'EE473124829CN', { cleaned: ['orderId', 'trackingId'] }],
    ]),
  },
  {
    name: 'a sep= line in front',
    input: textFile('sep.csv', ['sep=;', 'Order ID;Tracking number', '1001;RB123456785CN']),
    expected: entries([[2, '1001', 'RB123456785CN']]),
  },
  {
    name: 'line breaks in cells, doubled quotes, and a quote that is never closed',
    input: textFile('quotes.csv', [
      'Order ID,Address,Tracking number',
      '1001,"Main St 1\r\nSpringfield",RB123456785CN',
      '1002,"The ""Old"" Mill",EE473124829CN',
      '1003,12" wheel,LZ908172638CN',
      '1004,"never closed,RB123456785JP',
      '1005,plain,EE473124829JP',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
      [4, '1003', 'LZ908172638CN'],
      [5, '1004', 'RB123456785JP'],
      [6, '1005', 'EE473124829JP'],
    ]),
  },
  {
    name: 'sizes in inches: a quote that is never closed, and one rows below that seems to close it',
    input: textFile('sizes.csv', [
      'Order ID,Tracking number,Size',
      '1001,RB123456785CN,12',
      '1002,EE473124829CN,"13',
      '1003,LZ908172638CN,15',
      '1004,,15',
      '1005,RB123456785JP,24"',
      '1006,EE473124829JP,30',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
      [4, '1003', 'LZ908172638CN'],
      [5, '1004', '', { issues: ['tracking-number-missing'] }],
      [6, '1005', 'RB123456785JP'],
      [7, '1006', 'EE473124829JP'],
    ]),
  },
  {
    name: 'blank rows between, empty columns behind, a total below',
    input: textFile('gaps.csv', [
      'Order ID,Tracking number,,,',
      '1001,RB123456785CN,,,',
      ',,,,',
      '',
      '1002,EE473124829CN,,,',
      'Total: 2,,,,',
    ]),
    expected: entries(
      [
        [2, '1001', 'RB123456785CN'],
        [5, '1002', 'EE473124829CN'],
      ],
      4,
    ),
  },
  {
    name: 'the header again on every printed page',
    input: textFile('pages.csv', [
      'Order ID,Tracking number',
      '1001,RB123456785CN',
      'Order ID,Tracking number',
      '1002,EE473124829CN',
    ]),
    expected: entries(
      [
        [2, '1001', 'RB123456785CN'],
        [4, '1002', 'EE473124829CN'],
      ],
      2,
    ),
  },
  {
    name: 'two header rows, one for groups and one for names',
    input: textFile('two-headers.csv', [
      'Order,,Shipment,',
      'Order ID,Date,Courier code,Tracking number',
      '1001,2026-11-12,3011,RB123456785CN',
      '1002,2026-11-12,3011,EE473124829CN',
    ]),
    expected: entries(
      [
        [3, '1001', 'RB123456785CN', { courier: '3011' }],
        [4, '1002', 'EE473124829CN', { courier: '3011' }],
      ],
      2,
    ),
  },
  {
    name: 'one bad row in the middle: the later ones are there',
    input: textFile('bad-row.csv', [
      'Order ID,Tracking number',
      '1001,RB123456785CN',
      ',',
      ',EE473124829CN',
      '1003',
      '1004,LZ908172638CN,more,and more',
      '1005,RB123456785JP',
    ]),
    expected: entries(
      [
        [2, '1001', 'RB123456785CN'],
        [4, '', 'EE473124829CN', having('order-id-missing')],
        [5, '1003', '', having('tracking-number-missing')],
        [6, '1004', 'LZ908172638CN'],
        [7, '1005', 'RB123456785JP'],
      ],
      2,
    ),
  },
  {
    name: 'several parcels in one cell',
    input: textFile('parcels.csv', [
      'Order ID,Tracking number',
      '1001,RB123456785CN; EE473124829CN',
      '1002,"LZ908172638CN\nRB123456785JP"',
      '1003,EE473124829JP/LZ908172638JP',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN; EE473124829CN', having('several-numbers')],
      [3, '1002', 'LZ908172638CN\nRB123456785JP', having('several-numbers')],
      [4, '1003', 'EE473124829JP/LZ908172638JP', having('several-numbers')],
    ]),
  },
  {
    name: 'one order with two numbers, one number for two orders, a row twice',
    input: textFile('twins.csv', [
      'Order ID,Tracking number',
      '1001,RB123456785CN',
      '1001,EE473124829CN',
      '1002,LZ908172638CN',
      '1003,LZ908172638CN',
      '1004,RB123456785JP',
      '1004,RB123456785JP',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN', having('order-with-several-numbers')],
      [3, '1001', 'EE473124829CN', having('order-with-several-numbers')],
      [4, '1002', 'LZ908172638CN', having('number-on-several-orders')],
      [5, '1003', 'LZ908172638CN', having('number-on-several-orders')],
      [6, '1004', 'RB123456785JP'],
      [7, '1004', 'RB123456785JP', { issues: ['same-row-twice'], leftOut: true }],
    ]),
  },
  {
    name: 'control characters out of an old database',
    input: textFile('control.csv', [
      'Order ID,Tracking number',
      '10\u000101,RB123456785CN',
      '1002,EE473124829CN',
    ]),
    expected: entries([
      [2, '10\u000101', 'RB123456785CN', having('control-characters')],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'line ends of an old Mac',
    input: {
      kind: 'file',
      name: 'mac.csv',
      bytes: () =>
        Buffer.from('Order ID,Tracking number\r1001,RB123456785CN\r1002,EE473124829CN\r'),
    },
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'pipes for separators, no line end at the end',
    input: {
      kind: 'file',
      name: 'pipes.txt',
      bytes: () => Buffer.from('Order ID|Tracking number\n1001|RB123456785CN\n1002|EE473124829CN'),
    },
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'a workbook: long numbers that Excel took for numbers',
    input: oneSheet(
      sheetXml([
        HEADER,
        [{ number: '1001' }, { number: '9.4055112062015099E+21' }],
        [{ number: '1002' }, { number: '986578788855' }],
        [{ number: '1003' }, { number: '403490123456789' }],
      ]),
    ),
    expected: entries([
      [2, '1001', '9.40551120620151E+21', having('scientific-notation')],
      [3, '1002', '986578788855'],
      [4, '1003', '403490123456789'],
    ]),
  },
  {
    name: 'a workbook: ids that only a format writes, and ids that became days',
    input: oneSheet(
      sheetXml([
        HEADER,
        [{ number: '1234', style: 1 }, 'RB123456785CN'],
        [{ number: '7', style: 3 }, 'EE473124829CN'],
        [{ number: '46359', style: 2 }, 'LZ908172638CN'],
      ]),
    ),
    expected: entries([
      [2, '00001234', 'RB123456785CN'],
      [3, 'SO-0007', 'EE473124829CN'],
      [4, '2026/12/03', 'LZ908172638CN', having('date')],
    ]),
  },
  {
    name: 'a workbook: formulas, with and without their values, and errors',
    input: oneSheet(
      sheetXml([
        HEADER,
        ['1001', { formula: 'VLOOKUP(A2,B:C,2,0)', value: 'RB123456785CN' }],
        ['1002', { formula: 'VLOOKUP(A3,B:C,2,0)' }],
        ['1003', { error: '#N/A' }],
      ]),
    ),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', '=VLOOKUP(A3,B:C,2,0)', having('made-by-spreadsheet')],
      [4, '1003', '#N/A', having('made-by-spreadsheet')],
    ]),
  },
  {
    name: 'a workbook: a merged title, hidden columns, hidden rows, an order over two rows',
    input: oneSheet(
      sheetXml(
        [
          ['Orders of November'],
          ['Order ID', 'Margin', 'Tracking number'],
          ['1001', '3.10', 'RB123456785CN'],
          ['', '', 'EE473124829CN'],
          { cells: ['1002', '4.10', 'LZ908172638CN'], isHidden: true },
        ],
        {
          before: '<cols><col min="2" max="2" hidden="1"/></cols>',
          after: '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/></mergeCells>',
        },
      ),
    ),
    expected: entries(
      [
        [3, '1001', 'RB123456785CN', having('order-with-several-numbers')],
        [4, '1001', 'EE473124829CN', having('order-with-several-numbers')],
        [5, '1002', 'LZ908172638CN'],
      ],
      2,
      { hidden: 1 },
    ),
  },
  {
    name: 'a workbook with two sheets of orders and a hidden list',
    input: workbook('months.xlsx', {
      sheets: [
        { name: 'October', content: [HEADER, ['1001', 'RB123456785CN']] },
        { name: 'November', content: [HEADER, ['1002', 'EE473124829CN']] },
        { name: 'Lists', content: [['DHL'], ['UPS']], state: 'hidden' },
      ],
    }),
    expected: { kind: 'sheets-asked', sheets: ['October', 'November', 'Lists'] },
  },
  {
    name: 'a workbook: an empty cover and the orders behind it',
    input: workbook('cover.xlsx', {
      sheets: [
        { name: 'Cover', content: [] },
        { name: 'Orders', content: [HEADER, ['1001', 'RB123456785CN']] },
      ],
    }),
    expected: entries([[2, '1001', 'RB123456785CN']]),
  },
  {
    name: 'a workbook: the table begins in C4',
    input: oneSheet(sheetXml([[], [], [], ['', '', ...HEADER], ['', '', '1001', 'RB123456785CN']])),
    expected: entries([[5, '1001', 'RB123456785CN']], 4),
  },
  {
    name: 'a workbook with a header and nothing below',
    input: oneSheet(sheetXml([HEADER])),
    expected: refused('header-only'),
  },
]
