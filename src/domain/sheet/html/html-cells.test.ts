import { expect, test } from 'vitest'
import { readHtmlTable } from './html-cells.ts'

const texts = (html: string) => readHtmlTable(html).rows.map((row) => row.map(({ text }) => text))

test.each([
  [
    'cells without an end',
    '<TABLE><TR><TH>a<TH>b<TR><TD>1<TD>2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'letters written as entities',
    '<tr><td>N&uacute;mero&nbsp;&#x4E2D;&#20013;&amp;lt;</td></tr>',
    [['Número\u00A0中中&lt;']],
  ],
  ['a name that is no entity', '<tr><td>a&b&unknown;&c=1</td></tr>', [['a&b&unknown;&c=1']]],
  ['a sign that is no tag', '<tr><td>1 < 2 <3</td></tr>', [['1 < 2 <3']]],
  ['tags in a cell', '<tr><td><b>a</b><br/>b <span title="x > y">c</span></td></tr>', [['a\nb c']]],
  [
    'comments and conditions',
    '<!--StartFragment--><tr><![if !x]><td>a<!-- <td>b --></td></tr><!--EndFragment-->',
    [['a']],
  ],
  [
    'scripts and styles',
    '<style>td{content:"<tr><td>"}</style><tr><td>a<script>if (a<b) "<td>"</script></td></tr>',
    [['a']],
  ],
  ['text around the table', '<p>Orders</p><table><tr><td>a</td></tr></table>end', [['a']]],
  [
    'values without quotes',
    "<tr><td title=it's nowrap colspan=2>a</td><td>b</td></tr>",
    [['a', '', 'b']],
  ],
  [
    'cells over several rows',
    '<tr><td rowspan=2>a</td><td>b</td><td rowspan=3>c</td></tr><tr><td>d</td></tr><tr><td>e</td><td>f</td></tr>',
    [
      ['a', 'b', 'c'],
      ['', 'd', ''],
      ['e', 'f', ''],
    ],
  ],
  [
    'foolish heights',
    '<tr><td rowspan=9e99>a</td></tr><tr><td rowspan=-1>b</td></tr>',
    [['a'], ['b']],
  ],
  [
    'foolish widths',
    '<tr><td colspan=16000>a</td><td>b</td></tr>',
    [['a', ...Array.from({ length: 999 }, () => ''), 'b']],
  ],
  ['line ends of the source', '<tr><td>China\n   Post <br>\n  x</td></tr>', [['China Post\nx']]],
  [
    'paragraphs and lists in a cell',
    '<tr><td><p>a</p><p>b</p></td><td>\n<ul><li>c<li>d</ul></td><td><div>e</div>f</td><td><p>g</p></td></tr>',
    [['a\nb', 'c\nd', 'e\nf', 'g']],
  ],
  ['a button in a cell', '<tr><td>a<button>Copy</button></td></tr>', [['a']]],
  ['a cell that is a button', '<tr><td><button>RB1</button><td>b</td></tr>', [['RB1', 'b']]],
  [
    'a choice alone',
    '<tr><td>a</td><td><select><option>b<option selected>c</select></td></tr>',
    [['a', '']],
  ],
  ['a choice', '<tr><td>a<select><option>b<option selected>c</select>d</td></tr>', [['a\nd']]],
  [
    'texts that are struck through',
    '<style>.x1 {text-decoration: line-through}</style><tr><td><s>a</s>b<td><del>a</del><td class="y x1">a<td><span style="text-decoration: line-through 1px">a</span> c',
    [['b', '', '', 'c']],
  ],
  [
    'a row that is struck through',
    '<tr style="text-decoration:line-through"><td>a<tr><td>b',
    [[''], ['b']],
  ],
  [
    'texts that nobody sees',
    '<tr><td>a<span hidden>b</span><i style="display:none">c<i>d</i></i><span class="x sr-only">e</span><b role=tooltip>f</b>',
    [['a']],
  ],
  [
    'a style that only cuts what is too long',
    '<tr><td style="overflow: hidden"><p style="overflow: hidden">a',
    [['a']],
  ],
  ['what is hidden and never closed', '<tr><td>a<span hidden>b<td>c<tr><td>d', [['a', 'c'], ['d']]],
  [
    'a hidden table before it',
    '<div hidden><table><tr><td>a</table></div><table><tr><td>b',
    [['b']],
  ],
  [
    'a layout around it',
    '<table><tr><td>menu<td><table><tr><td>a<td>b<tr><td>c<td>d</table>imprint</table>',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a small table in a cell',
    '<table><tr><td><table><tr><td>a<td><button>Copy</button></table><td>b</table>',
    [['a', 'b']],
  ],
  [
    'numbers before and behind it',
    'Orders of 2026-11-05<p>A-0 RB123456785CN<table><tr><td>a<td>b</table><p>A-9 LZ908172638CN',
    [['A-0 RB123456785CN'], ['a', 'b'], ['A-9 LZ908172638CN']],
  ],
  ['a cut', '<tr><td>a</td><td title="b', [['a', '']]],
  ['nothing', '', []],
])('the cells of a table with %s are read', (_, html, rows) => {
  expect(texts(html)).toEqual(rows)
})

const row = (...attributes: string[]) =>
  `<tr${attributes[0]}>${attributes
    .slice(1)
    .map((more) => `<td${more}>x</td>`)
    .join('')}</tr>`

test.each<[string, string, readonly number[], readonly number[]]>([
  ['Excel: a row', row('', '', '') + row(" height=0 style='display:none'", '', ''), [1], []],
  ['a browser: a row', row(' hidden', '') + row(' style="visibility: collapse"', ''), [0, 1], []],
  [
    'Excel: columns',
    `<col width=87><col width=0 span=2 style='display:none;mso-width-source:userset'><col width=64>${row('', '', '', '', '')}`,
    [],
    [1, 2],
  ],
  ['a column beyond the cells', `<col><col width=0>${row('', '')}`, [], []],
  [
    'every cell of a column',
    row('', '', ' style="display:none"') + row('', '', " style='display: none'"),
    [],
    [1],
  ],
  ['one cell of a column', row('', '', ' style="display:none"') + row('', '', ''), [], []],
  [
    'what only looks so',
    row(' height=0.5 class="not-hidden" data-hidden-x', ' width=0 hiddenness'),
    [],
    [],
  ],
])('rows and columns hidden by %s are listed', (_, html, hiddenRows, hiddenColumns) => {
  const table = readHtmlTable(html)
  expect([...table.hiddenRows]).toEqual(hiddenRows)
  expect([...table.hiddenColumns]).toEqual(hiddenColumns)
})

test('a cell over several rows lists the rows that it covers', () => {
  const html =
    '<tr><td>x<td>y<tr><td rowspan=2 colspan=2>a</td><td rowspan=3>b</td></tr><tr><td>c</td></tr>'
  expect(readHtmlTable(html).merged).toEqual([
    { firstRow: 2, lastRow: 3, firstColumn: 0 },
    { firstRow: 2, lastRow: 4, firstColumn: 2 },
  ])
})

test('a table with more rows than a call can have arguments is read completely', () => {
  expect(readHtmlTable('<tr><td>a'.repeat(200_000)).rows).toHaveLength(200_000)
})
