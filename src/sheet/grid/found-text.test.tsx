import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CellQuery } from '#domain/draft/find/find-cells.ts'
import { createFoundText } from './found-text.tsx'

const QUERY: CellQuery = {
  text: '99',
  wholeValue: false,
  matchCase: false,
  asTyped: false,
  fields: ['trackingId'],
}

test.each([null, QUERY])('only the start of a very long cell is rendered', (query) => {
  const value = `\u061CYT${'9'.repeat(5_000_000)}`
  const { container } = render(createFoundText(query)('trackingId', value))
  expect(container.textContent).toBe(`[U+061C]YT${'9'.repeat(497)}…`)
  expect(container.querySelector('mark') !== null).toBe(query !== null)
})
