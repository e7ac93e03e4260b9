import { type CorpusCase, entries, textFile } from './corpus-case.ts'

const NUMBERS = ['RB123456785CN', 'EE473124829CN'] as const

/** Sheets whose form is met more rarely. */
export const RARER_LAYOUTS: readonly CorpusCase[] = [
  {
    name: 'the names of the columns in two languages, one row for each',
    input: textFile('bilingual.csv', [
      'Order ID,Tracking number',
      '订单号,运单号',
      `1001,${NUMBERS[0]}`,
      `1002,${NUMBERS[1]}`,
    ]),
    expected: entries(
      [
        [3, '1001', NUMBERS[0]],
        [4, '1002', NUMBERS[1]],
      ],
      2,
    ),
  },
  {
    name: 'TikTok Shop: what each column means, below its name',
    input: textFile('to-ship.csv', [
      'Order ID,Tracking ID,Shipping Provider Name',
      'Platform unique order ID.,"The number of the parcel, at most 50 characters",Name of the provider',
      `576461413038785752,${NUMBERS[0]},`,
      `576461413038785753,${NUMBERS[1]},`,
    ]),
    expected: entries(
      [
        [3, '576461413038785752', NUMBERS[0]],
        [4, '576461413038785753', NUMBERS[1]],
      ],
      2,
    ),
  },
  {
    name: 'names of columns that were broken over two rows',
    input: textFile('broken-names.csv', [
      'Order,Tracking',
      'ID,Number',
      `1001,${NUMBERS[0]}`,
      `1002,${NUMBERS[1]}`,
    ]),
    expected: entries(
      [
        [3, '1001', NUMBERS[0]],
        [4, '1002', NUMBERS[1]],
      ],
      2,
    ),
  },
]
