import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Revision } from '#domain/draft/row/row.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { DefaultCourierDialog, SetCourierDialog } from './courier-dialogs.tsx'

test('one courier is set for every entry of a sheet without couriers, and the button has their number', async () => {
  const user = userEvent.setup()
  const setDefaultCourier = vi.fn<(code: string) => void>()
  const onClose = vi.fn<() => void>()
  const draft = aDraft({ setDefaultCourier }, { withoutCourier: 12 })
  renderWithTexts(<DefaultCourierDialog onClose={onClose} />, { draft })
  await user.click(screen.getByRole('button', { name: 'Set for 12 entries' }))
  expect(await screen.findByText('Enter a courier code.')).toBeVisible()
  expect(setDefaultCourier).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Courier code'), '100001{Enter}')
  expect(setDefaultCourier).toHaveBeenCalledExactlyOnceWith('100001')
  expect(onClose).toHaveBeenCalledOnce()
})

test('one courier is set for the selected rows', async () => {
  const user = userEvent.setup()
  const fillCells = vi.fn<(block: unknown, code: string) => void>()
  const rows = { revision: 9 as Revision, from: 2, to: 5 }
  renderWithTexts(<SetCourierDialog rows={rows} onClose={() => {}} />, {
    draft: aDraft({ fillCells }),
  })
  await user.type(screen.getByLabelText('Courier code'), '3011')
  await user.click(screen.getByRole('button', { name: 'Set for 3 entries' }))
  expect(fillCells).toHaveBeenCalledExactlyOnceWith({ ...rows, fields: ['courier'] }, '3011')
})
