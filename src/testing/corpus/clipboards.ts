import {
  columnsAsked,
  type CorpusCase,
  entries,
  having,
  named,
  pasted,
  refused,
  tabbed,
} from './corpus-case.ts'

const lines = (...rows: readonly (readonly string[])[]) => `${tabbed(...rows).join('\r\n')}\r\n`

const EXCEL_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding:0px;} --></style></head>
<body link=blue vlink=purple><table border=0 cellpadding=0 cellspacing=0 width=260 style='border-collapse:collapse;width:195pt'><!--StartFragment--><col width=87 style='width:65pt'>`
const EXCEL_FOOT = '<!--EndFragment--></table></body></html>'

/** What programs put on the clipboard when staff copy cells, or a table, or a chat. */
export const CLIPBOARDS: readonly CorpusCase[] = [
  {
    name: 'Excel: cells with their header',
    input: pasted(
      lines(['Order ID', 'Tracking number'], ['1001', 'RB123456785CN'], ['1002', 'EE473124829CN']),
      `${EXCEL_HEAD}<tr height=20><td>Order ID</td><td>Tracking number</td></tr><tr><td align=right>1001</td><td>RB123456785CN</td></tr><tr><td align=right>1002</td><td>EE473124829CN</td></tr>${EXCEL_FOOT}`,
    ),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'Excel: the digits are gone in the text, and are there in the HTML',
    input: pasted(
      lines(['Order ID', 'Tracking number'], ['1001', '9.86579E+11'], ['1002', '4.77179E+11']),
      `${EXCEL_HEAD}<tr><td>Order ID</td><td>Tracking number</td></tr><tr><td align=right x:num>1001</td><td class=xl65 align=right x:num="986578788855">9.86579E+11</td></tr><tr><td align=right x:num>1002</td><td class=xl65 align=right x:num="477179081230">4.77179E+11</td></tr>${EXCEL_FOOT}`,
    ),
    expected: entries(
      [
        [2, '1001', '986578788855'],
        [3, '1002', '477179081230'],
      ],
      1,
      { rescued: 2 },
    ),
  },
  {
    name: 'Excel: the digits are gone everywhere',
    input: pasted(
      lines(['Order ID', 'Tracking number'], ['1001', '9.40011E+21']),
      `${EXCEL_HEAD}<tr><td>Order ID</td><td>Tracking number</td></tr><tr><td align=right x:num>1001</td><td align=right x:num="9.4001112062064004E+21">9.40011E+21</td></tr>${EXCEL_FOOT}`,
    ),
    expected: entries([[2, '1001', '9.40011E+21', having('scientific-notation')]]),
  },
  {
    name: 'Excel: two columns without a header',
    input: pasted(lines(['#1001', '1Z5R89390357567127'], ['#1002', '1Z879E930346834440'])),
    expected: entries(
      [
        [1, '#1001', '1Z5R89390357567127'],
        [2, '#1002', '1Z879E930346834440'],
      ],
      0,
    ),
  },
  {
    name: 'Excel: a cell with a line break, in quotes',
    input: pasted(
      'Order ID\tAddress\tTracking number\r\n1001\t"Main St 1\nSpringfield"\tRB123456785CN\r\n1002\tElm St\tEE473124829CN\r\n',
    ),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'Excel: blank rows in a selection',
    input: pasted(
      lines(['Order ID', 'Tracking number'], ['', ''], ['1001', 'RB123456785CN'], ['', '']),
    ),
    expected: entries([[3, '1001', 'RB123456785CN']], 3),
  },
  {
    name: 'Google Sheets: the digits are in data-sheets-value',
    input: pasted(
      tabbed(['Order ID', 'Tracking number'], ['1001', '9.86579E+11']).join('\n'),
      `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><tbody><tr><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Order ID&quot;}">Order ID</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Tracking number&quot;}">Tracking number</td></tr><tr><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1001}">1001</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:986578788855}" data-sheets-numberformat="{&quot;1&quot;:6}">9.86579E+11</td></tr></tbody></table>`,
    ),
    expected: entries([[2, '1001', '986578788855']], 1, { rescued: 1 }),
  },
  {
    name: 'Google Sheets: numbers kept as text',
    input: pasted(
      tabbed(['Order', 'Tracking #', 'Carrier'], ['#1001', '9400111206206406260787', 'USPS']).join(
        '\n',
      ),
      `<google-sheets-html-origin><table><tbody><tr><td>Order</td><td>Tracking #</td><td>Carrier</td></tr><tr><td>#1001</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;9400111206206406260787&quot;}">9400111206206406260787</td><td>USPS</td></tr></tbody></table>`,
    ),
    expected: entries([[2, '#1001', '9400111206206406260787', named('USPS')]]),
  },
  {
    name: 'LibreOffice: the digits are in sdval',
    input: pasted(
      tabbed(['Bestellnummer', 'Sendungsnummer'], ['1001', '9,86578788855E+011']).join('\n'),
      `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2.7 (Linux)"/></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left">Bestellnummer</td><td align="left">Sendungsnummer</td></tr><tr><td height="17" align="right" sdval="1001" sdnum="1031;">1001</td><td align="right" sdval="986578788855" sdnum="1031;0;0,00E+000">9,86578788855E+011</td></tr></table></body></html>`,
    ),
    expected: entries([[2, '1001', '986578788855']], 1, { rescued: 1 }),
  },
  {
    name: 'WPS: Chinese columns, HTML of its own kind',
    input: pasted(
      lines(
        ['订单号', '快递公司', '快递单号'],
        ['A-1', '顺丰速运', 'SF1234567890123'],
        ['A-2', '中通快递', '75123456789012'],
      ),
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name="ProgId" content="Excel.Sheet"/><meta name="Generator" content="WPS Office ET"/></head><body><table width="216" border="0"><tr height="18"><td class="et2" x:str>订单号</td><td class="et2" x:str>快递公司</td><td class="et2" x:str>快递单号</td></tr><tr><td x:str>A-1</td><td x:str>顺丰速运</td><td x:str>SF1234567890123</td></tr><tr><td x:str>A-2</td><td x:str>中通快递</td><td x:num="75123456789012">75123456789012</td></tr></table></body></html>`,
    ),
    expected: entries([
      [2, 'A-1', 'SF1234567890123', named('顺丰速运')],
      [3, 'A-2', '75123456789012', named('中通快递')],
    ]),
  },
  {
    name: 'WPS: the digits are gone in the text, and are there in x:num',
    input: pasted(
      lines(['订单号', '快递单号'], ['A-1', '7.51235E+13']),
      `<html><body><table><tr><td x:str>订单号</td><td x:str>快递单号</td></tr><tr><td x:str>A-1</td><td x:num="75123456789012">7.51235E+13</td></tr></table></body></html>`,
    ),
    expected: entries([[2, 'A-1', '75123456789012']], 1, { rescued: 1 }),
  },
  {
    name: 'a table of a web page: spaces around, a link on the number',
    input: pasted(
      lines(
        ['Order', 'Status', 'Tracking number'],
        ['#1001 ', 'Shipped', ' RB123456785CN '],
        ['#1002 ', 'Shipped', ' EE473124829CN '],
      ),
      '<table><thead><tr><th>Order</th><th>Status</th><th>Tracking number</th></tr></thead><tbody><tr><td>#1001</td><td>Shipped</td><td><a href="https://t.example/RB123456785CN">RB123456785CN</a></td></tr></tbody></table>',
    ),
    expected: entries([
      [2, '#1001', 'RB123456785CN', { cleaned: ['orderId', 'trackingId'] }],
      [3, '#1002', 'EE473124829CN', { cleaned: ['orderId', 'trackingId'] }],
    ]),
  },
  {
    name: 'WhatsApp: messages with the order and its number, with when and by whom',
    input: pasted(
      '[12/11/26, 09:14:02] Ada: SO-1001 RB123456785CN\n[12/11/26, 09:14:31] Ada: SO-1002 EE473124829CN\n[12/11/26, 09:14:40] Ada: SO-1003 LZ908172638CN\n[12/11/26, 09:14:52] Ada: SO-1004 RB123456785JP\n[12/11/26, 09:15:00] Bo: thanks!',
    ),
    expected: entries(
      [
        [1, 'SO-1001', 'RB123456785CN'],
        [2, 'SO-1002', 'EE473124829CN'],
        [3, 'SO-1003', 'LZ908172638CN'],
        [4, 'SO-1004', 'RB123456785JP'],
        [5, 'thanks!', '', having('tracking-number-missing')],
      ],
      0,
    ),
  },
  {
    name: 'WhatsApp on Android: another way to write when and by whom',
    input: pasted(
      '12/11/2026, 9:14 am - Ada Byron: 1001: RB123456785CN\n12/11/2026, 9:15 am - Ada Byron: 1002: EE473124829CN',
    ),
    expected: entries(
      [
        [1, '1001', 'RB123456785CN'],
        [2, '1002', 'EE473124829CN'],
      ],
      0,
    ),
  },
  {
    name: 'a table of Word: spaces of any width between',
    input: pasted('Order      Tracking\n1001       RB123456785CN\n1002       EE473124829CN\n'),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'one row, number first',
    input: pasted('RB123456785CN\tSO-1001\r\n'),
    expected: entries([[1, 'SO-1001', 'RB123456785CN']], 0),
  },
  {
    name: 'a sentence over two lines',
    input: pasted('Please look at the orders\nof this morning'),
    expected: refused('no-table'),
  },
  {
    name: 'WhatsApp: comma-separated lines in one message',
    input: pasted('SO-1001,RB123456785CN\nSO-1002,EE473124829CN\nSO-1003,LZ908172638CN'),
    expected: entries(
      [
        [1, 'SO-1001', 'RB123456785CN'],
        [2, 'SO-1002', 'EE473124829CN'],
        [3, 'SO-1003', 'LZ908172638CN'],
      ],
      0,
    ),
  },
  {
    name: 'WeChat: order and number set apart by a full-width comma',
    input: pasted('订单号，快递单号\nA-1001，SF1234567890123\nA-1002，SF1234567890124'),
    expected: entries([
      [2, 'A-1001', 'SF1234567890123'],
      [3, 'A-1002', 'SF1234567890124'],
    ]),
  },
  {
    name: 'lines with order and number set apart by one space',
    input: pasted('SO-1001 RB123456785CN\nSO-1002 EE473124829CN\nSO-1003 LZ908172638CN'),
    expected: entries(
      [
        [1, 'SO-1001', 'RB123456785CN'],
        [2, 'SO-1002', 'EE473124829CN'],
        [3, 'SO-1003', 'LZ908172638CN'],
      ],
      0,
    ),
  },
  {
    name: 'a mail: order, courier and number, a greeting below',
    input: pasted(
      'SO-1001 - DHL - 3318810025\nSO-1002 - DHL - 8487135506\nSO-1003 - DHL - 1099255990\nSO-1004 - DHL - 3821724944\nSO-1005 - DHL - 73891051146\n\nThanks and best regards',
    ),
    expected: entries(
      [
        [1, 'SO-1001', '3318810025', named('DHL')],
        [2, 'SO-1002', '8487135506', named('DHL')],
        [3, 'SO-1003', '1099255990', named('DHL')],
        [4, 'SO-1004', '3821724944', named('DHL')],
        [5, 'SO-1005', '73891051146', named('DHL')],
        [7, 'Thanks and best regards', '', having('tracking-number-missing')],
      ],
      1,
    ),
  },
  {
    name: 'a table of a web page that comes without tabs',
    input: pasted(
      'Order ID\n\nTracking number\n\n1001\n\nRB123456785CN\n',
      '<table><tr><th>Order ID</th><th>Tracking\n   number</th></tr><tr><td>1001</td><td>RB123456785CN</td></tr></table>',
    ),
    expected: entries([[2, '1001', 'RB123456785CN']]),
  },
  {
    name: 'Excel: a column too narrow, the number is there in the HTML',
    input: pasted(
      lines(['Order ID', 'Tracking number'], ['1001', '########']),
      `${EXCEL_HEAD}<tr><td>Order ID</td><td>Tracking number</td></tr><tr><td align=right x:num>1001</td><td align=right x:num="986578788855">########</td></tr>${EXCEL_FOOT}`,
    ),
    expected: entries([[2, '1001', '986578788855']], 1, { rescued: 1 }),
  },
  {
    name: 'Excel: an order merged over two rows',
    input: pasted(
      lines(['Order ID', 'Tracking number'], ['1001', 'RB123456785CN'], ['', 'EE473124829CN']),
      `${EXCEL_HEAD}<tr><td>Order ID</td><td>Tracking number</td></tr><tr><td rowspan=2>1001</td><td>RB123456785CN</td></tr><tr><td>EE473124829CN</td></tr>${EXCEL_FOOT}`,
    ),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '', 'EE473124829CN', having('order-id-missing')],
    ]),
  },
  {
    name: 'a column of tracking numbers alone',
    input: pasted('RB123456785CN\nEE473124829CN\nLZ908172638CN\n'),
    expected: columnsAsked({ trackingId: 0 }),
  },
  {
    name: 'a row that was copied out of this product’s template',
    input: pasted(
      lines(
        ['Order ID', 'Merchant order ID', 'Courier code', 'Tracking number'],
        ['1001', 'M-1', '3011', 'RB123456785CN'],
      ),
    ),
    expected: entries([[2, '1001', 'RB123456785CN', { merchant: 'M-1', courier: '3011' }]]),
  },
]
