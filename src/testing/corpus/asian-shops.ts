import {
  type CorpusCase,
  entries,
  having,
  named,
  tabbed,
  textFile,
  workbook,
} from './corpus-case.ts'

/** Exports of shops and marketplaces in Asia, in the encodings of their systems. */
export const ASIAN_SHOPS: readonly CorpusCase[] = [
  {
    name: 'Taobao: GBK, order numbers guarded by tabs and quotes',
    input: textFile(
      'ExportOrderList.csv',
      [
        '"订单编号","买家会员名","收货人姓名","宝贝标题 ","物流单号 ","物流公司"',
        '"\t3301122334455667788","tb_ada","王小明","陶瓷杯","\t75123456789012","中通快递"',
        '"\t3301122334455667799","tb_bo","李丽","陶瓷杯","\t75123456789013","中通快递"',
      ],
      'gb18030',
    ),
    expected: entries([
      [
        2,
        '3301122334455667788',
        '75123456789012',
        { ...named('中通快递'), cleaned: ['orderId', 'trackingId'] },
      ],
      [
        3,
        '3301122334455667799',
        '75123456789013',
        { ...named('中通快递'), cleaned: ['orderId', 'trackingId'] },
      ],
    ]),
  },
  {
    name: 'Taobao: GBK, text forms of Excel',
    input: textFile(
      '订单.csv',
      [
        '订单号,收货人,快递公司,运单号',
        '="3301122334455667788",张伟,顺丰速运,="SF1234567890123"',
        '="3301122334455667799",刘洋,顺丰速运,="SF1234567890124"',
      ],
      'gb18030',
    ),
    expected: entries([
      [
        2,
        '3301122334455667788',
        'SF1234567890123',
        { ...named('顺丰速运'), cleaned: ['orderId', 'trackingId'] },
      ],
      [
        3,
        '3301122334455667799',
        'SF1234567890124',
        { ...named('顺丰速运'), cleaned: ['orderId', 'trackingId'] },
      ],
    ]),
  },
  {
    name: '1688: the number of the goods beside the number of the parcel',
    input: textFile(
      '1688.csv',
      [
        '订单编号,买家公司名,货品总价(元),运费(元),物流公司,运单号',
        '2201144556677,深圳贸易公司,120.50,8.00,圆通速递,YT5123456789012',
        '2201144556688,广州百货,98.00,8.00,圆通速递,YT5123456789013',
      ],
      'gb18030',
    ),
    expected: entries([
      [2, '2201144556677', 'YT5123456789012', named('圆通速递')],
      [3, '2201144556688', 'YT5123456789013', named('圆通速递')],
    ]),
  },
  {
    name: 'Pinduoduo: order numbers with a date in front',
    input: textFile('拼多多订单.csv', [
      '\uFEFF商品,订单号,订单状态,快递公司,快递单号',
      '陶瓷杯,261112-112233445566778,待发货,极兔速递,JT1234567890123',
      '陶瓷杯,261112-112233445566779,待发货,极兔速递,JT1234567890124',
    ]),
    expected: entries([
      [2, '261112-112233445566778', 'JT1234567890123', named('极兔速递')],
      [3, '261112-112233445566779', 'JT1234567890124', named('极兔速递')],
    ]),
  },
  {
    name: 'JD: a workbook with the merchant’s number too',
    input: workbook('京东订单.xlsx', {
      sheets: [
        {
          name: 'Sheet1',
          content: [
            ['序号', '订单编号', '商家订单号', '承运商', '运单编号'],
            ['1', '301122334455', 'SJ-1', '京东快递', 'JDVA12345678901'],
            ['2', '301122334466', 'SJ-2', '京东快递', 'JDVA12345678902'],
          ],
        },
      ],
    }),
    expected: entries([
      [2, '301122334455', 'JDVA12345678901', { merchant: 'SJ-1', ...named('京东快递') }],
      [3, '301122334466', 'JDVA12345678902', { merchant: 'SJ-2', ...named('京东快递') }],
    ]),
  },
  {
    name: 'Tongtool: the internal number of the forwarder is not the number',
    input: textFile(
      'tongtool.csv',
      [
        '渠道,包裹号,订单号,邮寄方式,跟踪号,物流商单号',
        'eBay,P00112233,E-20261112-001,燕文专线,UE123456789YP,YWX0001',
        'eBay,P00112234,E-20261112-002,燕文专线,UE123456790YP,YWX0002',
      ],
      'gb18030',
    ),
    expected: entries([
      [2, 'E-20261112-001', 'UE123456789YP'],
      [3, 'E-20261112-002', 'UE123456790YP'],
    ]),
  },
  {
    name: 'Kuaidi by hand: two headers in one cell, a total below',
    input: textFile('发货表.csv', [
      '订单号/Order ID,快递单号/Tracking No,数量',
      'A-20261112-01,SF1234567890123,1',
      'A-20261112-02,SF1234567890124,2',
      '合计,,3',
    ]),
    expected: entries(
      [
        [2, 'A-20261112-01', 'SF1234567890123'],
        [3, 'A-20261112-02', 'SF1234567890124'],
      ],
      2,
    ),
  },
  {
    name: 'HKTVmall: Big5',
    input: textFile(
      'HKTVmall.csv',
      [
        '訂單編號,收件人,配送公司,物流單號',
        'H261112000101,陳大文,順豐速運,SF1234567890123',
        'H261112000102,黃美華,順豐速運,SF1234567890124',
      ],
      'big5',
    ),
    expected: entries([
      [2, 'H261112000101', 'SF1234567890123', named('順豐速運')],
      [3, 'H261112000102', 'SF1234567890124', named('順豐速運')],
    ]),
  },
  {
    name: 'a shop in Taiwan: Big5, the payment number is not the number',
    input: textFile(
      '訂單.csv',
      [
        '訂單編號,收件人姓名,金流單號,物流公司,物流單號',
        '2611120001,林志明,2611121122334455,黑貓宅急便,906012345678',
        '2611120002,蔡雅文,2611121122334466,黑貓宅急便,906012345689',
      ],
      'big5',
    ),
    expected: entries([
      [2, '2611120001', '906012345678', named('黑貓宅急便')],
      [3, '2611120002', '906012345689', named('黑貓宅急便')],
    ]),
  },
  {
    name: 'Shopee Taiwan: a workbook',
    input: workbook('Order.toship.xlsx', {
      sheets: [
        {
          name: 'orders',
          content: [
            ['訂單編號', '訂單狀態', '買家帳號', '包裹查詢號碼', '寄送方式'],
            ['261112ABCDEF12', '待出貨', 'ada', '906012345678', '黑貓宅急便'],
            ['261112ABCDEF13', '待出貨', 'bo', '906012345689', '黑貓宅急便'],
          ],
        },
      ],
    }),
    expected: entries([
      [2, '261112ABCDEF12', '906012345678'],
      [3, '261112ABCDEF13', '906012345689'],
    ]),
  },
  {
    name: 'Shopee Indonesia: a workbook',
    input: workbook('Order.all.xlsx', {
      sheets: [
        {
          name: 'orders',
          content: [
            [
              'No. Pesanan',
              'Status Pesanan',
              'No. Resi',
              'Opsi Pengiriman',
              'Pesanan Harus Dikirimkan Sebelum',
            ],
            [
              '261112AAAAAA01',
              'Perlu Dikirim',
              'SPXID012345678901',
              'SPX Standard',
              '2026-11-14 23:59',
            ],
            [
              '261112AAAAAA02',
              'Perlu Dikirim',
              'SPXID012345678902',
              'SPX Standard',
              '2026-11-14 23:59',
            ],
          ],
        },
      ],
    }),
    expected: entries([
      [2, '261112AAAAAA01', 'SPXID012345678901', named('SPX Standard')],
      [3, '261112AAAAAA02', 'SPXID012345678902', named('SPX Standard')],
    ]),
  },
  {
    name: 'Lazada: two ids of an order and two couriers, the first mile aside',
    input: workbook('lazada-orders.xlsx', {
      sheets: [
        {
          name: 'Orders',
          content: [
            [
              'orderItemId',
              'orderNumber',
              'sellerSku',
              'shippingProvider',
              'trackingCode',
              'trackingUrl',
              'shippingProviderFM',
              'trackingCodeFM',
            ],
            [
              '660011223344',
              '550011223344',
              'MUG',
              'Lazada Express',
              'LXAD-1234567890',
              'https://tracker.lel.asia/1',
              '',
              '',
            ],
            [
              '660011223355',
              '550011223355',
              'MUG',
              'Lazada Express',
              'LXAD-1234567891',
              'https://tracker.lel.asia/2',
              '',
              '',
            ],
          ],
        },
      ],
    }),
    expected: entries([
      [2, '550011223344', 'LXAD-1234567890', named('Lazada Express')],
      [3, '550011223355', 'LXAD-1234567891', named('Lazada Express')],
    ]),
  },
  {
    name: 'Rakuten: Shift-JIS, couriers by number',
    input: textFile(
      'order_rakuten.csv',
      [
        '"受注番号","注文日時","お荷物伝票番号","配送会社","送付先姓","送付先名"',
        '"213310-20261112-00011","2026-11-12 09:00:00","444413758703","1001","山田","太郎"',
        '"213310-20261112-00012","2026-11-12 09:01:00","512547514334","1002","鈴木","花子"',
      ],
      'shift_jis',
    ),
    expected: entries([
      [2, '213310-20261112-00011', '444413758703', { courier: '1001' }],
      [3, '213310-20261112-00012', '512547514334', { courier: '1002' }],
    ]),
  },
  {
    name: 'Yamato B2: Shift-JIS, the slip number is the tracking number',
    input: textFile(
      'b2.csv',
      [
        'お客様管理番号,送り状種類,クール区分,伝票番号,出荷予定日,お届け先名',
        'JP-1001,0,0,444413758703,2026/11/12,高橋 渡',
        'JP-1002,0,0,444413758714,2026/11/12,伊藤 愛',
      ],
      'shift_jis',
    ),
    expected: entries([
      [2, '', '444413758703', { merchant: 'JP-1001', issues: ['order-id-missing'] }],
      [3, '', '444413758714', { merchant: 'JP-1002', issues: ['order-id-missing'] }],
    ]),
  },
  {
    name: 'Next Engine: Shift-JIS, the slip number is an internal one',
    input: textFile(
      'next-engine.csv',
      [
        '"伝票番号","受注番号","店舗コード","発送方法","送り状番号"',
        '"55001","JP-1001","1","ヤマト","444413758703"',
        '"55002","JP-1002","1","ヤマト","444413758714"',
      ],
      'shift_jis',
    ),
    expected: entries([
      [2, 'JP-1001', '444413758703', { merchant: '55001' }],
      [3, 'JP-1002', '444413758714', { merchant: '55002' }],
    ]),
  },
  {
    name: 'a Japanese shop: full-width digits, EUC-JP is not guessed but Shift-JIS with kana is',
    input: textFile(
      '注文.csv',
      [
        '注文番号,お名前,配送業者,追跡番号',
        '１００１,ﾔﾏﾀﾞ ﾀﾛｳ,佐川急便,５１２５４７５１４３３４',
        '１００２,サトウ ハナコ,佐川急便,512547514345',
      ],
      'shift_jis',
    ),
    expected: entries([
      [2, '1001', '512547514334', { ...named('佐川急便'), cleaned: ['orderId', 'trackingId'] }],
      [3, '1002', '512547514345', { ...named('佐川急便'), cleaned: ['orderId'] }],
    ]),
  },
  {
    name: 'Coupang: a workbook, the number of the bundle is not the number',
    input: workbook('DeliveryList.xlsx', {
      sheets: [
        {
          name: 'Delivery',
          content: [
            ['번호', '묶음배송번호', '주문번호', '택배사', '운송장번호', '수취인이름'],
            ['1', '1120003344', '15000112233', 'CJ대한통운', '640123456789', '김철수'],
            ['2', '1120003345', '15000112244', 'CJ대한통운', '640123456790', '이영희'],
          ],
        },
      ],
    }),
    expected: entries([
      [2, '15000112233', '640123456789', named('CJ대한통운')],
      [3, '15000112244', '640123456790', named('CJ대한통운')],
    ]),
  },
  {
    name: 'Gmarket: EUC-KR',
    input: textFile(
      'gmarket.csv',
      [
        '주문번호,구매자명,택배사명(발송방법),송장번호',
        '4011223344,김민수,우체국택배,6865412345678',
        '4011223355,박지영,우체국택배,6865412345679',
      ],
      'euc-kr',
    ),
    expected: entries([
      [2, '4011223344', '6865412345678', named('우체국택배')],
      [3, '4011223355', '6865412345679', named('우체국택배')],
    ]),
  },
  {
    name: 'a shop in Vietnam: UTF-8 with a mark',
    input: textFile('don-hang.csv', [
      '\uFEFFMã đơn hàng,Người nhận,Đơn vị vận chuyển,Mã vận đơn',
      'VN-1001,Nguyễn Văn A,Giao Hàng Nhanh,EE473124829VN',
      'VN-1002,Trần Thị B,Giao Hàng Nhanh,RB123456785VN',
    ]),
    expected: entries([
      [2, 'VN-1001', 'EE473124829VN', named('Giao Hàng Nhanh')],
      [3, 'VN-1002', 'RB123456785VN', named('Giao Hàng Nhanh')],
    ]),
  },
  {
    name: 'a shop in Thailand: one number is missing',
    input: textFile('orders-th.csv', [
      'หมายเลขคำสั่งซื้อ,ผู้รับ,หมายเลขพัสดุ',
      'TH-1001,สมชาย,EE473124829TH',
      'TH-1002,สมหญิง,',
    ]),
    expected: entries([
      [2, 'TH-1001', 'EE473124829TH'],
      [3, 'TH-1002', '', having('tracking-number-missing')],
    ]),
  },
  {
    name: 'Excel “Unicode text” from a Chinese desk: UTF-16 with tabs',
    input: textFile(
      '发货.txt',
      tabbed(['\uFEFF订单号', '快递单号'], ['A-1', 'SF1234567890123'], ['A-2', 'SF1234567890124']),
      'utf-16le',
    ),
    expected: entries([
      [2, 'A-1', 'SF1234567890123'],
      [3, 'A-2', 'SF1234567890124'],
    ]),
  },
]
