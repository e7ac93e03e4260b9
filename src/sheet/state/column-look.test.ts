import { expect, test } from 'vitest'
import { FIRST_LOOK, parseLook } from './column-look.ts'

test.each([
  ['nothing kept', null, FIRST_LOOK],
  ['no JSON', '{', FIRST_LOOK],
  ['something else', '{"widths":{},"hidden":"all"}', FIRST_LOOK],
  [
    'widths and hidden columns',
    '{"widths":[{"column":"orderId","width":200}],"hidden":["courier"]}',
    { widths: [{ column: 'orderId', width: 200 }], hidden: ['courier'] },
  ],
  [
    'a width that no column can have, and columns that are never hidden',
    '{"widths":[{"column":"orderId","width":-5}],"hidden":["orderId","trackingId","gone"]}',
    { widths: [{ column: 'orderId', width: 48 }], hidden: [] },
  ],
])('%s is read', (_, text, expected) => {
  expect(parseLook(text)).toEqual(expected)
})
