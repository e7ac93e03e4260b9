import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

const nothing = () => {}

function show(children: ReactNode, actions: ReactNode = <Button>Cancel</Button>) {
  renderWithTexts(
    <Dialog title="A dialog" onClose={nothing} actions={actions}>
      {children}
    </Dialog>,
  )
}

const dialog = () => screen.getByRole('dialog', { name: 'A dialog' })

test('a dialog with fields focuses the first enabled one', () => {
  show(
    <>
      <a href="/help">Help</a>
      <input aria-label="Not now" disabled />
      <input aria-label="Why" />
      <select aria-label="Which" />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Why' })).toHaveFocus()
})

test('a list of choices focuses the chosen one', () => {
  show(
    <>
      <input type="radio" name="scope" aria-label="All" />
      <input type="radio" name="scope" aria-label="Open" defaultChecked />
    </>,
  )
  expect(screen.getByRole('radio', { name: 'Open' })).toHaveFocus()
})

test('a list without a chosen option focuses the first', () => {
  show(
    <>
      <input type="radio" name="scope" aria-label="All" />
      <input type="radio" name="scope" aria-label="Open" />
    </>,
  )
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus()
})

test('a dialog that is only read focuses its button below', () => {
  show(<p>A long story</p>, <Button>Got it</Button>)
  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
  expect(dialog()).not.toHaveAttribute('aria-describedby')
})

test('without a button below, the close button gets the focus', () => {
  show(<p>A long story</p>, null)
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

function Asking() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button onClick={() => setAsks(true)}>Delete</Button>
      {asks && (
        <ConfirmDialog
          title="Delete it?"
          yes="Delete it"
          onYes={nothing}
          onClose={() => setAsks(false)}
        >
          <p>It cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

test('a question is read out, Enter says no, and the focus returns', async () => {
  renderWithTexts(<Asking />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveAccessibleDescription(
    'It cannot be undone.',
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test('an announcement while a dialog is open is made inside it, where a screen reader reads it', async () => {
  function Speaker() {
    const announce = useAnnounce()
    return <Button onClick={() => announce('13 couriers found')}>Speak</Button>
  }
  show(<Speaker />)
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }))
  expect(await within(dialog()).findByText('13 couriers found')).toHaveAttribute('role', 'status')
})

test('a dialog closed by the browser itself calls onClose', () => {
  const onClose = vi.fn<() => void>()
  const { unmount } = renderWithTexts(
    <Dialog title="A dialog" onClose={onClose}>
      Text
    </Dialog>,
  )
  ;(dialog() as HTMLDialogElement).close()
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape calls onClose, and the dialog stays open until its owner closes it', async () => {
  const onClose = vi.fn<() => void>()
  renderWithTexts(
    <Dialog title="A dialog" onClose={onClose}>
      Text
    </Dialog>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog()).toHaveAttribute('open')
})

test('the yes of a question is called once and closes it', async () => {
  const onYes = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  renderWithTexts(
    <ConfirmDialog title="Delete it?" yes="Delete it" onYes={onYes} onClose={onClose}>
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onYes).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(onYes).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledTimes(2)
})
