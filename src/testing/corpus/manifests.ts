import {
  columnsAsked,
  type CorpusCase,
  entries,
  named,
  tabbed,
  textFile,
  workbook,
} from './corpus-case.ts'

/** What the programs of couriers write when labels were printed. */
export const MANIFESTS: readonly CorpusCase[] = [
  {
    name: 'DHL business portal: the reference may be of the order or of the parcel, Windows-1252',
    input: textFile(
      'sendungsliste.csv',
      [
        'Sendungsnummer;Sendungsreferenz;Sendungsdatum;Empfänger Name 1;Empfänger Straße',
        '00340433836442636597;70011;12.11.2026;Jürgen Groß;Hauptstraße 1',
        'JJD000390012345678901;70012;12.11.2026;Käthe Müller;Gärtnerweg 2',
      ],
      'windows-1252',
    ),
    expected: columnsAsked({ trackingId: 0, orderId: 1 }),
  },
  {
    name: 'DHL Express: waybills with spaces',
    input: textFile('DHL_Shipments.csv', [
      'Waybill Number,Shipment Reference,Ship Date,Receiver,Pieces',
      '33 1881 0025,SO-4001,2026-11-12,Ada,1',
      '84 8713 5506,SO-4002,2026-11-12,Bo,1',
    ]),
    expected: columnsAsked({ trackingId: 0, orderId: 1 }),
  },
  {
    name: 'UPS WorldShip: end of day',
    input: textFile('UPS_CSV_EXPORT.csv', [
      'PackageReference1,ShipmentInformationServiceType,PackageTrackingNumber,ShipToCompanyOrName,PackageWeight,ShipmentInformationVoidIndicator',
      'SO-4101,Ground,1Z5R89390357567127,Ada Byron,1.0,N',
      'SO-4102,Ground,1Z879E930346834440,Bo Li,2.5,N',
    ]),
    expected: columnsAsked({ orderId: 0, trackingId: 2 }),
  },
  {
    name: 'Royal Mail Click & Drop',
    input: textFile('click-and-drop.csv', [
      'Order number,Channel,Customer,Service,Tracking number,Despatch date',
      '4201,Shopify,Ada Byron,Tracked 48,EE473124829GB,12/11/2026',
      '4202,Shopify,Bo Li,Tracked 48,RB123456785GB,12/11/2026',
    ]),
    expected: entries([
      [2, '4201', 'EE473124829GB'],
      [3, '4202', 'RB123456785GB'],
    ]),
  },
  {
    name: 'Correos: Spanish, Windows-1252, a total at the end',
    input: textFile(
      'envios.csv',
      [
        'Número de pedido;Destinatario;Código de envío;Población;Importe',
        'P-4301;María Núñez;PQ4F6M0702345670128006Z;Málaga;4,95',
        'P-4302;Íñigo Pérez;PQ4F6M0702345680128006X;León;4,95',
        'Total;;;;9,90',
      ],
      'windows-1252',
    ),
    expected: entries(
      [
        [2, 'P-4301', 'PQ4F6M0702345670128006Z'],
        [3, 'P-4302', 'PQ4F6M0702345680128006X'],
      ],
      2,
    ),
  },
  {
    name: 'SF Express: a workbook with a merged title',
    input: workbook('顺丰发件清单.xlsx', {
      sheets: [
        {
          name: '清单',
          content: `<sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>顺丰速运发件清单 2026年11月12日</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>客户订单号</t></is></c><c r="B2" t="inlineStr"><is><t>订单号</t></is></c><c r="C2" t="inlineStr"><is><t>运单号</t></is></c></row>
<row r="3"><c r="A3" t="inlineStr"><is><t>K-1</t></is></c><c r="B3" t="inlineStr"><is><t>SO-4401</t></is></c><c r="C3" t="inlineStr"><is><t>SF1234567890123</t></is></c></row>
<row r="4"><c r="A4" t="inlineStr"><is><t>K-2</t></is></c><c r="B4" t="inlineStr"><is><t>SO-4402</t></is></c><c r="C4" t="inlineStr"><is><t>SF1234567890124</t></is></c></row>
</sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells>`,
        },
      ],
    }),
    expected: entries(
      [
        [3, 'SO-4401', 'SF1234567890123', { merchant: 'K-1' }],
        [4, 'SO-4402', 'SF1234567890124', { merchant: 'K-2' }],
      ],
      2,
    ),
  },
  {
    name: 'Yanwen: GBK, two numbers of one parcel',
    input: textFile(
      'yanwen.csv',
      [
        '客户订单号,运单号,目的国,重量(g)',
        'SO-4501,UE123456789YP,美国,120',
        'SO-4502,UE123456790YP,英国,80',
      ],
      'gb18030',
    ),
    expected: entries([
      [2, '', 'UE123456789YP', { merchant: 'SO-4501', issues: ['order-id-missing'] }],
      [3, '', 'UE123456790YP', { merchant: 'SO-4502', issues: ['order-id-missing'] }],
    ]),
  },
  {
    name: '4PX: header in two languages',
    input: textFile('4px.csv', [
      '订单号(Order No.),跟踪号(Tracking No.),产品(Product)',
      'SO-4601,4PX3000123456789CN,联邮通',
      'SO-4602,4PX3000123456790CN,联邮通',
    ]),
    expected: entries([
      [2, 'SO-4601', '4PX3000123456789CN'],
      [3, 'SO-4602', '4PX3000123456790CN'],
    ]),
  },
  {
    name: 'YunExpress: the number of the waybill and of the last mile',
    input: textFile('yunexpress.csv', [
      'Customer Order Number,Waybill Number,Tracking Number,Country',
      'SO-4701,YT2229521272164446,9400111206206406260787,US',
      'SO-4702,YT2229521272164447,9400111201080805483016,US',
    ]),
    expected: columnsAsked({ orderId: 0, trackingId: 1 }),
  },
  {
    name: 'Japan Post: Shift-JIS',
    input: textFile(
      'yuprintr.csv',
      [
        'お客様側管理番号,注文番号,お問い合わせ番号,お届け先',
        'K-1,JP-4801,EE473124829JP,山田 太郎',
        'K-2,JP-4802,RB123456785JP,鈴木 花子',
      ],
      'shift_jis',
    ),
    expected: entries([
      [2, 'JP-4801', 'EE473124829JP', { merchant: 'K-1' }],
      [3, 'JP-4802', 'RB123456785JP', { merchant: 'K-2' }],
    ]),
  },
  {
    name: 'FedEx Ship Manager: every value in quotes, two numbers twice',
    input: textFile('FedExReport.csv', [
      '"trackingNumber","reference","recipientContactName","shipDate","orderNumber"',
      '"799531274483","","ADA BYRON","20261112","SO-4901"',
      '"790535312317","","BO LI","20261112","SO-4902"',
      '"790535312317","","BO LI","20261112","SO-4902"',
    ]),
    expected: entries([
      [2, 'SO-4901', '799531274483'],
      [3, 'SO-4902', '790535312317'],
      [4, 'SO-4902', '790535312317', { issues: ['same-row-twice'], leftOut: true }],
    ]),
  },
  {
    name: 'USPS Click-N-Ship: numbers in blocks of four',
    input: textFile('usps.csv', [
      'Order Number,Recipient,Tracking Number',
      '5001,Ada Byron,9400 1112 0620 6406 2607 87',
      '5002,Bo Li,9400 1112 0108 0805 4830 16',
    ]),
    expected: entries([
      [2, '5001', '9400111206206406260787', { cleaned: ['trackingId'] }],
      [3, '5002', '9400111201080805483016', { cleaned: ['trackingId'] }],
    ]),
  },
  {
    name: 'Canada Post: a digit was typed wrong',
    input: textFile('canadapost.csv', [
      'Order No,Courier,Tracking No',
      '5101,Canada Post,RB123456785CA',
      '5102,Canada Post,RB123456784CA',
    ]),
    expected: entries([
      [2, '5101', 'RB123456785CA', named('Canada Post')],
      [
        3,
        '5102',
        'RB123456784CA',
        { courier: 'Canada Post', issues: ['check-digit', 'courier-is-a-name'] },
      ],
    ]),
  },
  {
    name: 'GLS Italy: tabs, the courier in a column of its own',
    input: textFile(
      'gls.txt',
      tabbed(
        ['Numero ordine', 'Corriere', 'Numero spedizione', 'Località'],
        ['IT-5201', 'GLS', '501234567890', 'Forlì'],
        ['IT-5202', 'GLS', '501234567891', 'Cantù'],
      ),
      'windows-1252',
    ),
    expected: entries([
      [2, 'IT-5201', '501234567890', named('GLS')],
      [3, 'IT-5202', '501234567891', named('GLS')],
    ]),
  },
  {
    name: 'a scanner that writes order and number, no header',
    input: textFile(
      'scan.txt',
      tabbed(
        ['SO-5301', 'RB123456785CN'],
        ['SO-5302', 'EE473124829CN'],
        ['SO-5303', 'LZ908172638CN'],
      ),
    ),
    expected: entries(
      [
        [1, 'SO-5301', 'RB123456785CN'],
        [2, 'SO-5302', 'EE473124829CN'],
        [3, 'SO-5303', 'LZ908172638CN'],
      ],
      0,
    ),
  },
]
