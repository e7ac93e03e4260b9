import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DrawnAfter } from './drawn-after.tsx'

const panel = (waits: boolean) => (
  <DrawnAfter waits={waits} placeholder={<p>Room for the panel</p>}>
    <p>The panel</p>
  </DrawnAfter>
)

test('a panel beside the rows keeps its space until the sheet is read, and then stays', async () => {
  const { rerender } = render(panel(true))
  expect(screen.getByText('Room for the panel')).toBeVisible()
  expect(screen.queryByText('The panel')).toBeNull()

  rerender(panel(false))
  expect(await screen.findByText('The panel')).toBeVisible()
  expect(screen.queryByText('Room for the panel')).toBeNull()

  // The user is adding another sheet.
  rerender(panel(true))
  expect(screen.getByText('The panel')).toBeVisible()
})
