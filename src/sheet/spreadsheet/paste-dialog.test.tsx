import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { PasteDialog } from './paste-dialog.tsx'

function renderDialog() {
  const onPaste = vi.fn<(text: string, html: string) => void>()
  const onClose = vi.fn<() => void>()
  renderWithTexts(<PasteDialog purpose="rows" onPaste={onPaste} onClose={onClose} />)
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add rows' }))
  return { onPaste, onClose, add, field: screen.getByRole('textbox') }
}

test('an empty field asks for content, until it has some', async () => {
  const { onPaste, add, field } = renderDialog()
  await userEvent.type(field, ' ')
  await add()
  expect(screen.getByRole('alert')).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  await userEvent.keyboard('S')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field).toBeValid()
  expect(onPaste).not.toHaveBeenCalled()
})

test('pasted content is taken at once, typed content with the button', async () => {
  const { onPaste, onClose, add, field } = renderDialog()
  await userEvent.click(field)
  await userEvent.paste('SO-1\tZZ-1')
  expect(onPaste).toHaveBeenLastCalledWith('SO-1\tZZ-1', '')
  await userEvent.clear(field)
  await userEvent.keyboard('SO-2')
  await add()
  expect(onPaste).toHaveBeenLastCalledWith('SO-2', '')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a number that is typed is taken with Enter', async () => {
  const onPaste = vi.fn<(text: string, html: string) => void>()
  renderWithTexts(<PasteDialog purpose="number" onPaste={onPaste} onClose={vi.fn<() => void>()} />)
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Number' }),
    '9400111206206406260787{Enter}',
  )
  expect(onPaste).toHaveBeenCalledExactlyOnceWith('9400111206206406260787', '')
})
