import {
  columnsAsked,
  type CorpusCase,
  entries,
  having,
  named,
  tabbed,
  textFile,
  workbook,
} from './corpus-case.ts'

/** Exports of shops and marketplaces in America and Europe. */
export const SHOPS: readonly CorpusCase[] = [
  {
    name: 'Shopify, orders with their fulfillments by Matrixify',
    input: textFile('Orders.csv', [
      'ID,Name,Email,Fulfillment: ID,Fulfillment: Status,Fulfillment: Tracking Company,Fulfillment: Tracking Number,Fulfillment: Tracking URL',
      '4503599627370,#1001,ada@example.com,391001,success,USPS,9400111206206406260787,https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111206206406260787',
      '4503599627371,#1002,bo@example.com,391002,success,USPS,9400111201080805483016,https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111201080805483016',
    ]),
    expected: entries([
      [2, '#1001', '9400111206206406260787', named('USPS')],
      [3, '#1002', '9400111201080805483016', named('USPS')],
    ]),
  },
  {
    name: 'Shopify, the standard orders export with the numbers in a column that staff added',
    input: textFile('orders_export_1.csv', [
      'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Total,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Shipping Name,Id,Tracking',
      '#2041,ada@example.com,paid,2026-11-02 09:14:11 +0000,unfulfilled,USD,34.90,1,"Mug, large",12.90,Ada Byron,Ada Byron,5810011,1Z5R89390357567127',
      '#2041,,,,,,,2,"Poster 12"" x 18""",11.00,,,,',
      '#2042,bo@example.com,paid,2026-11-02 10:02:40 +0000,unfulfilled,USD,12.90,1,"Mug, large",12.90,Bo Li,Bo Li,5810012,1Z879E930346834440',
    ]),
    expected: entries([
      [2, '#2041', '1Z5R89390357567127'],
      [3, '#2041', '', having('tracking-number-missing')],
      [4, '#2042', '1Z879E930346834440'],
    ]),
  },
  {
    name: 'WooCommerce, Advanced Shipment Tracking',
    input: textFile('shipments.csv', [
      'order_id,tracking_provider,tracking_number,date_shipped,status_shipped,shipping_note,sku,qty',
      '8801,usps,9505511069605048600624,2026-11-12,1,,MUG-L,1',
      '8802,dhl,3318810025,2026-11-12,1,,MUG-S,2',
    ]),
    expected: entries([
      [2, '8801', '9505511069605048600624', named('usps')],
      [3, '8802', '3318810025', named('dhl')],
    ]),
  },
  {
    name: 'Amazon, the shipping confirmation',
    input: textFile(
      'ShippingConfirmation.txt',
      tabbed(
        [
          'order-id',
          'order-item-id',
          'quantity',
          'ship-date',
          'carrier-code',
          'carrier-name',
          'tracking-number',
          'ship-method',
        ],
        [
          '112-1234567-7654321',
          '40211955213451',
          '1',
          '2026-11-12',
          'USPS',
          '',
          '9405803699300124287899',
          'First Class',
        ],
        [
          '112-1234571-7654308',
          '40211955213477',
          '2',
          '2026-11-12',
          'Other',
          'Yanwen',
          'UE123456789YP',
          'Standard',
        ],
      ),
    ),
    expected: entries([
      [2, '112-1234567-7654321', '9405803699300124287899', named('USPS')],
      [3, '112-1234571-7654308', 'UE123456789YP', { courier: 'Other' }],
    ]),
  },
  {
    name: 'Amazon, fulfilled shipments with both order numbers',
    input: textFile(
      'fulfilled-shipments.txt',
      tabbed(
        [
          'amazon-order-id',
          'merchant-order-id',
          'shipment-id',
          'amazon-order-item-id',
          'purchase-date',
          'buyer-name',
          'carrier',
          'tracking-number',
          'estimated-arrival-date',
        ],
        [
          '701-9930021-5540017',
          'M-5501',
          'DxQk1',
          '33017755211',
          '2026-11-02T07:11:00+00:00',
          'Ada Byron',
          'AMZN_US',
          'TBA010000000017',
          '2026-11-08',
        ],
        [
          '701-9930034-5540018',
          'M-5502',
          'DxQk2',
          '33017755212',
          '2026-11-02T07:12:00+00:00',
          'Bo Li',
          'AMZN_US',
          'TBA010000000018',
          '2026-11-08',
        ],
      ),
    ),
    expected: entries([
      [2, '701-9930021-5540017', 'TBA010000000017', { merchant: 'M-5501', courier: 'AMZN_US' }],
      [3, '701-9930034-5540018', 'TBA010000000018', { merchant: 'M-5502', courier: 'AMZN_US' }],
    ]),
  },
  {
    name: 'Amazon, unshipped orders: there is no tracking number in it',
    input: textFile(
      'unshipped.txt',
      tabbed(
        [
          'order-id',
          'order-item-id',
          'purchase-date',
          'buyer-email',
          'buyer-name',
          'buyer-phone-number',
          'sku',
          'quantity-purchased',
          'ship-service-level',
        ],
        [
          '112-1234567-7654321',
          '40211955213451',
          '2026-11-02',
          'a@example.com',
          'Ada',
          '4155550101',
          'MUG',
          '1',
          'Standard',
        ],
        [
          '112-1234571-7654308',
          '40211955213477',
          '2026-11-02',
          'b@example.com',
          'Bo',
          '4155550102',
          'MUG',
          '2',
          'Standard',
        ],
      ),
    ),
    expected: columnsAsked({ orderId: 0 }),
  },
  {
    name: 'eBay, orders report with its empty first line and its footer',
    input: textFile('eBay-OrdersReport.csv', [
      '\uFEFF',
      '"Sales Record Number","Order Number","Buyer Username","Buyer Name","Item Number","Item Title","Shipping Service","Tracking Number","Transaction ID"',
      '"1401","12-34567-89012","ada_b","Ada Byron","250011223344","Mug","USPS Ground Advantage","9400111206206406260787","10044001"',
      '"1402","12-34574-89011","bo_li","Bo Li","250011223355","Mug","USPS Ground Advantage","9400111201080805483016","10044002"',
      '',
      '"2","record(s) downloaded","from ","Nov-01-26 00:00:00"," to ","Nov-12-26 23:59:59"',
      '"Seller ID : mugs-and-more"',
    ]),
    expected: entries(
      [
        [3, '12-34567-89012', '9400111206206406260787'],
        [4, '12-34574-89011', '9400111201080805483016'],
      ],
      5,
    ),
  },
  {
    name: 'eBay in the United Kingdom: junk behind the names of columns',
    input: textFile('orders.csv', [
      'Order number\t,Buyer username\t,Delivery service\t,Tracking number\t',
      '12-34567-89012,ada_b,Royal Mail 48,RB123456785GB',
      '12-34574-89011,bo_li,Royal Mail 48,EE473124829GB',
    ]),
    expected: entries([
      [2, '12-34567-89012', 'RB123456785GB'],
      [3, '12-34574-89011', 'EE473124829GB'],
    ]),
  },
  {
    name: 'Etsy, sold orders',
    input: textFile('EtsySoldOrders2026-11.csv', [
      'Sale Date,Order ID,Buyer User ID,Full Name,Number of Items,Date Shipped,Ship City,Ship Country,Order Value,Status,Tracking Number',
      '11/02/26,3011223344,ada,"Byron, Ada",1,11/03/26,London,United Kingdom,24.00,Shipped,LZ908172638US',
      '11/02/26,3011223345,bo,"Li, Bo",1,11/03/26,Leeds,United Kingdom,24.00,Shipped,RB123456785US',
    ]),
    expected: entries([
      [2, '3011223344', 'LZ908172638US'],
      [3, '3011223345', 'RB123456785US'],
    ]),
  },
  {
    name: 'Magento, shipments with increment ids',
    input: textFile('export_shipments.csv', [
      '"increment_id","order_increment_id","created_at","carrier_code","title","track_number"',
      '"000000211","000001188","2026-11-12 08:00:01","ups","United Parcel Service","1Z410E7W0392751591"',
      '"000000212","000001189","2026-11-12 08:00:02","ups","United Parcel Service","1ZXX3150YW44070023"',
    ]),
    expected: entries([
      [2, '000001188', '1Z410E7W0392751591', named('ups')],
      [3, '000001189', '1ZXX3150YW44070023', named('ups')],
    ]),
  },
  {
    name: 'ShipStation, shipments, columns as the seller chose them',
    input: textFile('Shipments.csv', [
      'Shipment - Tracking Number,Order - Number,Date - Shipped Date,Shipment - Carrier,Shipment - Service,Custom - Field 1',
      '986578788855,SO-77001,11/12/2026,FedEx,FedEx Ground,ERP-1001',
      '477179081230,SO-77002,11/12/2026,FedEx,FedEx Ground,ERP-1002',
    ]),
    expected: entries([
      [2, 'SO-77001', '986578788855', { merchant: 'ERP-1001', ...named('FedEx') }],
      [3, 'SO-77002', '477179081230', { merchant: 'ERP-1002', ...named('FedEx') }],
    ]),
  },
  {
    name: 'AfterShip, an import with the number first and commas in cells',
    input: textFile('aftership.csv', [
      'tracking_number,courier,order_id,title,customer_name,email',
      '3318810025,dhl,#9001,"Order 9001, express",Ada,"ada@example.com,boss@example.com"',
      '8487135506,dhl,#9002,"Order 9002, express",Bo,bo@example.com',
    ]),
    expected: entries([
      [2, '#9001', '3318810025', named('dhl')],
      [3, '#9002', '8487135506', named('dhl')],
    ]),
  },
  {
    name: 'TikTok Shop: a sentence above the header, ids of 18 digits as text',
    input: workbook('To Ship order.xlsx', {
      sheets: [
        {
          name: 'OrderSKUList',
          content: [
            [
              'Fill in Tracking ID and Shipping Provider Name, do not change the other columns of this template.',
            ],
            ['Order ID', 'Tracking ID', 'Shipping Provider Name', 'Auto Combine Group ID'],
            ['577001122334455661', '1Z5R89390357567127', 'UPS', ''],
            ['577001122334455662', '1Z879E930346834440', 'UPS', ''],
          ],
        },
      ],
    }),
    expected: entries(
      [
        [3, '577001122334455661', '1Z5R89390357567127', named('UPS')],
        [4, '577001122334455662', '1Z879E930346834440', named('UPS')],
      ],
      2,
    ),
  },
  {
    name: 'Mercado Libre: the header in row 6 under a band of groups',
    input: workbook('Ventas.xlsx', {
      sheets: [
        {
          name: 'Ventas MX',
          content: [
            ['Estado de tus ventas al 12 de noviembre de 2026'],
            [],
            ['Si tienes dudas, visita nuestra ayuda.'],
            [],
            ['Ventas', '', '', 'Envíos', '', ''],
            [
              '# de venta',
              'Fecha de venta',
              'Estado',
              'Forma de entrega',
              'Transportista',
              'Número de seguimiento',
            ],
            [
              '2000009911223344',
              '11 de noviembre',
              'Por despachar',
              'Colecta',
              'Estafeta',
              '8055241528',
            ],
            [
              '2000009911223355',
              '11 de noviembre',
              'Por despachar',
              'Colecta',
              'Estafeta',
              '8055241529',
            ],
          ],
        },
      ],
    }),
    expected: entries(
      [
        [7, '2000009911223344', '8055241528', named('Estafeta')],
        [8, '2000009911223355', '8055241529', named('Estafeta')],
      ],
      6,
    ),
  },
  {
    name: 'Tiendanube: semicolons, Windows-1252, numbers as formulas',
    input: textFile(
      'ventas.csv',
      [
        '"Número de orden";"Email";"Nombre del comprador";"Medio de envío";"Código de tracking del envío"',
        '"1451";"ana@example.com";"Ana Muñoz";"Correo Argentino";"=""CP123456785AR"""',
        '"1452";"jose@example.com";"José Núñez";"Correo Argentino";"=""LZ908172638AR"""',
      ],
      'windows-1252',
    ),
    expected: entries([
      [2, '1451', 'CP123456785AR', { cleaned: ['trackingId'] }],
      [3, '1452', 'LZ908172638AR', { cleaned: ['trackingId'] }],
    ]),
  },
  {
    name: 'Nuvemshop in Portuguese',
    input: textFile(
      'vendas.csv',
      [
        'Número do Pedido;Nome do comprador;Forma de Entrega;Código de rastreio do envio',
        '3301;João Conceição;PAC;LZ908172638BR',
        '3302;Márcia Gusmão;PAC;RB123456785BR',
      ],
      'windows-1252',
    ),
    expected: entries([
      [2, '3301', 'LZ908172638BR'],
      [3, '3302', 'RB123456785BR'],
    ]),
  },
  {
    name: 'Falabella: two numbers of one order',
    input: textFile('ordenes.csv', [
      'Número de orden;ID de pedido;Transportista;Número de seguimiento',
      '2911330012;1099877;Blue Express;8300112233',
      '2911330013;1099878;Blue Express;8300112244',
    ]),
    expected: entries([
      [2, '2911330012', '8300112233', { merchant: '1099877', ...named('Blue Express') }],
      [3, '2911330013', '8300112244', { merchant: '1099878', ...named('Blue Express') }],
    ]),
  },
  {
    name: 'Allegro in Poland: Windows-1250',
    input: textFile(
      'zamowienia.csv',
      [
        'Numer zamówienia;Imię i nazwisko;Przewoźnik;Numer przesyłki',
        'ZM-10021;Łukasz Żak;InPost;630123456789012345678901',
        'ZM-10022;Małgorzata Święcka;InPost;630123456789012345678902',
      ],
      'windows-1250',
    ),
    expected: entries([
      [2, 'ZM-10021', '630123456789012345678901', named('InPost')],
      [3, 'ZM-10022', '630123456789012345678902', named('InPost')],
    ]),
  },
  {
    name: 'a shop in the Czech Republic: Windows-1250',
    input: textFile(
      'objednavky.csv',
      [
        'Číslo objednávky;Jméno příjemce;Dopravce;Číslo zásilky',
        '2026110021;Jiří Dvořák;PPL;RB123456785CZ',
        '2026110022;Zdeňka Šťastná;PPL;EE473124829CZ',
      ],
      'windows-1250',
    ),
    expected: entries([
      [2, '2026110021', 'RB123456785CZ', { courier: 'PPL' }],
      [3, '2026110022', 'EE473124829CZ', { courier: 'PPL' }],
    ]),
  },
  {
    name: 'a shop in Russia: Windows-1251',
    input: textFile(
      'заказы.csv',
      [
        'Номер заказа;Покупатель;Служба доставки;Трек-номер',
        '45001;Анна Каренина;Почта России;RB123456785RU',
        '45002;Пьер Безухов;Почта России;EE473124829RU',
      ],
      'windows-1251',
    ),
    expected: entries([
      [2, '45001', 'RB123456785RU', named('Почта России')],
      [3, '45002', 'EE473124829RU', named('Почта России')],
    ]),
  },
  {
    name: 'a shop in Turkey: Windows-1254',
    input: textFile(
      'siparisler.csv',
      [
        'Sipariş No;Müşteri;Kargo Firması;Kargo Takip No',
        '900211;Ayşe Yıldız;PTT Kargo;RB123456785TR',
        '900212;Işık Çağlar;PTT Kargo;EE473124829TR',
      ],
      'windows-1254',
    ),
    expected: entries([
      [2, '900211', 'RB123456785TR', named('PTT Kargo')],
      [3, '900212', 'EE473124829TR', named('PTT Kargo')],
    ]),
  },
  {
    name: 'a German Excel: semicolons, Windows-1252',
    input: textFile(
      'Bestellungen.csv',
      [
        'Bestellnummer;Empfänger;Versanddienst;Sendungsnummer;Preis',
        '70011;Jürgen Groß;DHL;00340433836442636597;12,90',
        '70012;Käthe Müller;DHL;RB123456785DE;8,50',
      ],
      'windows-1252',
    ),
    expected: entries([
      [2, '70011', '00340433836442636597', named('DHL')],
      [3, '70012', 'RB123456785DE', named('DHL')],
    ]),
  },
  {
    name: 'a French shop: the names of columns with accents and signs',
    input: textFile(
      'commandes.csv',
      [
        'N° de commande;Client;Transporteur;N° de suivi',
        'CMD-0091;Chloé Lefèvre;Colissimo;RB123456785FR',
        'CMD-0092;Noël Façade;Colissimo;EE473124829FR',
      ],
      'windows-1252',
    ),
    expected: entries([
      [2, 'CMD-0091', 'RB123456785FR', named('Colissimo')],
      [3, 'CMD-0092', 'EE473124829FR', named('Colissimo')],
    ]),
  },
  {
    name: 'a shop in Greece: Windows-1253',
    input: textFile(
      'παραγγελίες.csv',
      [
        'Αριθμός παραγγελίας;Πελάτης;Αριθμός αποστολής',
        'GR-5001;Ελένη;RB123456785GR',
        'GR-5002;Γιώργος;EE473124829GR',
      ],
      'windows-1253',
    ),
    expected: entries([
      [2, 'GR-5001', 'RB123456785GR'],
      [3, 'GR-5002', 'EE473124829GR'],
    ]),
  },
  {
    name: 'a shop in Hungary: a header that no list knows, ids that could be numbers of parcels',
    input: textFile(
      'rendelesek.csv',
      [
        'Rendelésszám;Vevő;Szállítási azonosító',
        '2026110021;Kőműves Őrs;RB123456785HU',
        '2026110022;Tóth Béla;EE473124829HU',
      ],
      'windows-1250',
    ),
    expected: columnsAsked({ orderId: 0, trackingId: 2 }),
  },
  {
    name: 'outbound and return: the number of the return is another thing',
    input: textFile('returns.csv', [
      'Order ID,Tracking number,Return tracking number',
      '1001,RB123456785CN,RB123456785JP',
      '1002,EE473124829CN,EE473124829JP',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'two parcels of one order in two columns: none is passed over in silence',
    input: textFile('two-parcels.csv', [
      'Order ID,Tracking number 1,Tracking number 2',
      '1001,RB123456785CN,RB123456785JP',
      '1002,EE473124829CN,',
    ]),
    expected: columnsAsked({ orderId: 0, trackingId: 1 }),
  },
  {
    name: 'the same name over two columns with other ids',
    input: textFile('same-name.csv', [
      'Order ID,Order ID,Tracking number',
      '1001,9001,RB123456785CN',
      '1002,9002,EE473124829CN',
    ]),
    expected: columnsAsked({ orderId: 0, trackingId: 2 }),
  },
  {
    name: 'every line in quotes as if it were one cell',
    input: textFile('quoted-lines.csv', [
      '"Order ID,Tracking number"',
      '"1001,RB123456785CN"',
      '"1002,EE473124829CN"',
    ]),
    expected: columnsAsked({ trackingId: 0 }),
  },
]
