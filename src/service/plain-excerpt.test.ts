import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageOf, plainExcerpt } from './plain-excerpt.ts'
import { cpuTimeOf } from '#testing/growth.ts'

test.each([
  ['Unauthorized', 'Unauthorized'],
  ['{"message":"qty < 3"}', '{"message":"qty < 3"}'],
  [
    '<html><head><style>p{color:red}</style></head>\n<body><h1>502</h1> <p>Bad   gateway</p></body>',
    '502 Bad gateway',
  ],
  ['<script>alert("1 < 2")</script>after', 'after'],
  ['<img src=x onerror=alert(1)>', ''],
  ['a\u0000b\u202ec\r\n\td', 'a b c d'],
  ['', ''],
])('%j is shown as %j', (body, excerpt) => {
  expect(plainExcerpt(body)).toBe(excerpt)
})

test('any body becomes one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000, size: 'max' }), (body) => {
      const excerpt = plainExcerpt(body)
      expect(Array.from(excerpt).length).toBeLessThanOrEqual(300)
      expect(excerpt).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test('a body crafted to be slow to parse is not slow', () => {
  for (const part of ['<', '<script', '<script><', '</script', '\u0000 '])
    expect(cpuTimeOf(() => plainExcerpt(part.repeat(1_000_000)))).toBeLessThan(1000)
})

test.each([
  [
    '{"meta":{"code":4062,"type":"BadRequest","message":"Request exceeds 40-number batch limit."},"data":[]}',
    'Request exceeds 40-number batch limit.',
  ],
  ['{"code":40001,"msg":"单次提交不能超过 40 条"}', '单次提交不能超过 40 条'],
  ['{"errors":[{"detail":"Quota <b>used up</b>"}]}', 'Quota used up'],
  ['{"success":false,"message":" "}', '{"success":false,"message":" "}'],
  ['{"ok":true}', '{"ok":true}'],
  ['[]', '[]'],
  ['Hello', 'Hello'],
])('the service’s own message is found in %s', (body, message) => {
  expect(messageOf(body)).toBe(message)
})
