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
