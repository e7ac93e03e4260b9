import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { FoundText, QueryInCells } from './found-text.tsx'

const QUERY = { text: '99', wholeValue: false, matchCase: false, fields: ['trackingId'] } as const

test.each([null, QUERY])('of a cell of five megabytes the beginning is drawn', (query) => {
  const value = `\u061CYT${'9'.repeat(5_000_000)}`
  const { container } = renderWithTexts(
    <QueryInCells value={query}>
      <FoundText field="trackingId" value={value} />
    </QueryInCells>,
  )
  expect(container.textContent).toBe(`[U+061C]YT${'9'.repeat(497)}…`)
  expect(container.querySelector('mark') !== null).toBe(query !== null)
})
