import { expect, test } from 'vitest'
import { nameClasses, putClassNames } from './class-names.ts'

const sheets = nameClasses([
  ['a.css', '.page { gap: 0.5em } .page > .delete:hover { color: red } @media print { .page {} }'],
  ['b.css', '.page, .line-2 {}'],
])

test('each class of each style sheet has one short name, the same in each build', () => {
  const told = [...sheets].map(([path, names]) => [path, [...names]])
  expect(told).toEqual([
    [
      'a.css',
      [
        ['page', 'c0'],
        ['delete', 'c1'],
      ],
    ],
    [
      'b.css',
      [
        ['page', 'c2'],
        ['line-2', 'c3'],
      ],
    ],
  ])
})

const put = (code) =>
  putClassNames(code, (sheet) => sheets.get(sheet.slice(2).replace('.module', '')))

test('a screen has the short names in place of the table', () => {
  expect(
    put(`import styles from './a.module.css'
const look = [styles.page, on && styles.delete]`),
  ).toBe(`import './a.module.css';
const look = ['c0', on && 'c1']`)
})

test('a table that is also asked by a value stays', () => {
  expect(
    put(`import styles from './a.module.css'
const look = [styles.page, styles[tone]]`),
  ).toBe(`import styles from './a.module.css';
const look = ['c0', styles[tone]]`)
})

test('two style sheets are told apart, and from a file of the same name', () => {
  expect(
    put(`import page from './a.module.css'
import styles from './b.module.css'
import { look } from '#ui/page.ts'
look(page.page, styles.page)`),
  ).toBe(`import './b.module.css';import './a.module.css';

import { look } from '#ui/page.ts'
look('c0', 'c2')`)
})

test('a class that is nowhere ends the build', () => {
  expect(() => put(`import styles from './a.module.css'; styles.lost`)).toThrow(
    './a.module.css has no class lost',
  )
})
