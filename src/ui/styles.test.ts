import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What browsers move without laying out or painting the page again, sixty times a second. */
const LIGHT = ['transform', 'opacity']

const STYLES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`src/${file}`, 'utf8') }))

test('only what costs the page nothing is animated', () => {
  const animated = STYLES.flatMap(({ file, css }) =>
    [...css.matchAll(/transition:\s*([^;]+);/g)].flatMap(([, value = '']) =>
      value.split(',').map((one) => ({ file, property: one.trim().split(' ')[0] ?? '' })),
    ),
  )
  expect(animated).not.toEqual([])
  expect(animated.filter(({ property }) => !LIGHT.includes(property))).toEqual([])
  expect(STYLES.filter(({ css }) => css.includes('@keyframes'))).toEqual([])
})

/** Safari keeps the first answer to such a rule, so what it hid stays hidden when it is filled later. */
const BY_CONTENT = /:has\(|:empty\b/

test('no style asks what is inside an element: the component decides', () => {
  expect(STYLES.length).toBeGreaterThan(20)
  expect(STYLES.filter(({ css }) => BY_CONTENT.test(css)).map(({ file }) => file)).toEqual([])
})

test.each(['.work:not(:has(> :not(:empty)))', '.list:empty', ':root:has(.main)'])(
  '%s would be found',
  (selector) => expect(selector).toMatch(BY_CONTENT),
)
