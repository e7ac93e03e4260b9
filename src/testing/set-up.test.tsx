import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

test('a dialog opens, takes the focus and closes on Escape', async () => {
  const closed = vi.fn<() => void>()
  render(
    <dialog aria-label="Question" onClose={closed}>
      <button type="button">Yes</button>
    </dialog>,
  )
  screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).showModal()
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the previous page is removed', () => {
  expect(document.body).toBeEmptyDOMElement()
})

test('matchMedia is available', () => {
  const query = window.matchMedia('(min-width: 60rem)')
  query.addEventListener('change', vi.fn<() => void>())
  expect(query.matches).toBe(false)
})
