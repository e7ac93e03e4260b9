import { type CorpusCase, entries, having, named, pasted, textFile } from './corpus-case.ts'

const MISSING = having('tracking-number-missing')

/** Text whose columns are only as far apart as spaces make them. */
export const ALIGNED_COLUMNS: readonly CorpusCase[] = [
  {
    name: 'two columns that spaces hold apart',
    input: textFile('tracking.txt', [
      'ORDER      TRACKING',
      '1001       RB123456785CN',
      '1002       EE473124829CN',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  },
  {
    name: 'the spool file of a warehouse: a title, names with commas, couriers that are not given',
    input: textFile('SHPLST.TXT', [
      'SHIPMENTS OF 2026-03-15',
      '',
      'Order No  Customer name         Carrier  Tracking number',
      '========  ====================  =======  ======================',
      'SO-70011  Smith, Ada            USPS     9400111206206406260787',
      'SO-70012  de la Cruz, José Luis          RB123456785CN',
      'SO-70013  Li, Na                DHL      EE473124829CN',
      'SO-70014  Müller, Bo            DHL',
      'SO-70015  Byron, Anne           DHL      LZ908172638CN',
      '',
      'Total: 5',
    ]),
    expected: entries(
      [
        [5, 'SO-70011', '9400111206206406260787', named('USPS')],
        [6, 'SO-70012', 'RB123456785CN'],
        [7, 'SO-70013', 'EE473124829CN', named('DHL')],
        [
          8,
          'SO-70014',
          '',
          { ...named('DHL'), issues: [...(MISSING.issues ?? []), 'courier-is-a-name'] },
        ],
        [9, 'SO-70015', 'LZ908172638CN', named('DHL')],
      ],
      6,
    ),
  },
  {
    name: 'a report of a database: numbers to the right, a line below the header, a count at the end',
    input: textFile('query.txt', [
      '  ORDER_ID  CUSTOMER   TRACKING_NUMBER',
      '----------  ---------  ---------------',
      '      1001  Ada Byron  RB123456785CN',
      '     10002  Bo         EE473124829CN',
      '',
      '(2 rows)',
    ]),
    expected: entries(
      [
        [3, '1001', 'RB123456785CN'],
        [4, '10002', 'EE473124829CN'],
      ],
      4,
    ),
  },
  {
    name: 'a letter from which a list was copied: Chinese names of the columns',
    input: pasted(
      '订单号      快递公司   运单号\n1001        顺丰速运   SF1234567890123\n1002        顺丰速运   SF1234567890124\n',
    ),
    expected: entries([
      [2, '1001', 'SF1234567890123', named('顺丰速运')],
      [3, '1002', 'SF1234567890124', named('顺丰速运')],
    ]),
  },
]
