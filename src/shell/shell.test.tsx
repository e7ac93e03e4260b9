import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link, Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, test } from 'vitest'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Shell } from './shell.tsx'

function renderShell(rowCount = 0) {
  renderWithTexts(
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <Shell practice needsYou={null} connection={null} notices={null}>
        <Route path="/">
          <Link href="/uploads/1">Lead away</Link>
          <section id="sheet">
            <span role="gridcell" tabIndex={0} data-active>
              SO-1
            </span>
          </section>
          <section id="issues">No issues</section>
        </Route>
        <Route path="/uploads/1">
          <Later />
        </Route>
      </Shell>
    </Router>,
    { draft: aDraft({}, { rowCount }) },
  )
  return userEvent.setup()
}

/** A page whose heading renders later. */
function Later() {
  const [isHere, setHere] = useState(false)
  return isHere ? <h1>The upload</h1> : <button onClick={() => setHere(true)}>Loading</button>
}

test('opening a page by a button focuses its heading, as soon as there is one', async () => {
  const user = renderShell()
  screen.getByRole('link', { name: 'Lead away' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Loading' }).click())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The upload' })).toHaveFocus())
})

test('a heading that renders late doesn’t take the focus from a user who has moved on', async () => {
  const user = renderShell()
  await user.click(screen.getByRole('link', { name: 'Lead away' }))
  await user.click(screen.getByRole('button', { name: 'Loading' }))
  expect(await screen.findByRole('heading', { name: 'The upload' })).not.toHaveFocus()
})

test('without a sheet one link skips the header', async () => {
  const user = renderShell()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Skip to the sheet' })).toBeNull()
})

test('two keys lead from the top of the page into the sheet, and another one to its issues', async () => {
  const user = renderShell(12)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('gridcell', { name: 'SO-1' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Skip to the issues' }))
  expect(screen.getByText('No issues')).toHaveFocus()
})

test('every page says in a full sentence that this is practice', () => {
  renderShell()
  expect(screen.getByText('Practice mode: nothing reaches your shop')).toBeVisible()
})
