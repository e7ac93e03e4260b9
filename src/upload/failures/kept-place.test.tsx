import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { failAll, failedGrid, failedRow, showWork } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'

beforeAll(() => giveElementsASize())

const rowsShown = () => within(failedGrid()).getAllByRole('row').length - 1

test('a cell and its open editor stay with their entry while other entries are resent and fail again', async () => {
  const no = failAll(() => 'No')
  const run = await showWork(someEntries(3), no, no)
  await userEvent.dblClick(within(failedGrid()).getByText('T-1', { exact: true }))
  await userEvent.keyboard('RIGHT')
  void run.upload.resend([0])
  await waitFor(() => expect(rowsShown()).toBe(2))
  expect(screen.getByRole('textbox')).toHaveValue('RIGHT')
  await waitFor(() => expect(rowsShown()).toBe(3))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(failedRow(/O-1/)).toHaveTextContent('RIGHT'))
  expect(failedRow(/O-0/)).toHaveTextContent('T-0')
})
