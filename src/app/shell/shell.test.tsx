import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, test } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { Shell } from './shell.tsx'

const noop = () => {}

function renderShell() {
  renderWithTexts(
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <Shell practice language="en" onLanguage={noop} connection={null} notices={null}>
        <Route path="/">
          <Link href="/uploads/1">Lead away</Link>
        </Route>
        <Route path="/uploads/1">
          <p>The upload</p>
        </Route>
      </Shell>
    </Router>,
  )
}

test('the keyboard goes on in the page that a button led to', async () => {
  const user = userEvent.setup()
  renderShell()
  expect(document.body).toHaveFocus()
  screen.getByRole('link', { name: 'Lead away' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('The upload')).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a link of the navigation keeps the keyboard', async () => {
  const user = userEvent.setup()
  renderShell()
  await user.click(screen.getByRole('link', { name: 'Uploads' }))
  expect(screen.getByRole('link', { name: 'Uploads' })).toHaveFocus()
})
