import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { ReadingDialog, type TextReading } from './reading-dialog.tsx'

const READING = { kind: 'text', encoding: 'gb18030', delimiter: null } as const

const renderDialog = (preview: (reading: TextReading) => Promise<readonly string[][] | null>) => {
  const onUse = vi.fn<(reading: TextReading) => void>()
  renderWithTexts(
    <ReadingDialog
      source={{ id: 1 as SourceId, source: { kind: 'file', name: 'orders.csv', sheet: null } }}
      reading={READING}
      onUse={onUse}
      onClose={() => {}}
    />,
    { draft: aDraft({ previewReading: ({ reading }) => preview(reading) }) },
  )
  return { onUse, user: userEvent.setup() }
}

const use = () => screen.getByRole('button', { name: 'Apply' })

test('the rows are previewed, and then read in the same way', async () => {
  const { onUse, user } = renderDialog(({ encoding }) => Promise.resolve([[`in ${encoding}`]]))
  expect(await screen.findByText('in gb18030')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Encoding'), 'big5')
  expect(await screen.findByText('in big5')).toBeVisible()
  await user.click(use())
  expect(onUse).toHaveBeenCalledExactlyOnceWith({ ...READING, encoding: 'big5' })
})

test('columns can be separated by spaces', async () => {
  const { onUse, user } = renderDialog(({ delimiter }) => Promise.resolve([[`by <${delimiter}>`]]))
  await user.selectOptions(screen.getByLabelText('Separator'), 'Spaces')
  expect(await screen.findByText('by < >')).toBeVisible()
  await user.click(use())
  expect(onUse).toHaveBeenCalledExactlyOnceWith({ ...READING, delimiter: '  ' })
})

test('an encoding that doesn’t fit the file is reported', async () => {
  renderDialog(() => Promise.resolve(null))
  expect(await screen.findByText(/doesn’t fit this file/)).toBeVisible()
  expect(use()).toBeDisabled()
})

test('if the rows cannot be read just now, the message doesn’t blame the encoding', async () => {
  renderDialog(() => Promise.reject(new Error('The worker is gone')))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
  expect(screen.queryByText(/doesn’t fit this file/)).toBeNull()
  expect(use()).toBeDisabled()
})
