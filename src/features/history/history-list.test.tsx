import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { aHeader } from '#testing/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { HistoryList, type HistoryListProps } from './history-list.tsx'

function PlainLink({
  children,
  ...link
}: {
  href: string
  className: string
  children: ReactNode
}) {
  return <a {...link}>{children}</a>
}

const show = (load: HistoryListProps['load']) =>
  renderWithTexts(
    <QueryClientProvider client={new QueryClient()}>
      <HistoryList load={load} link={PlainLink} />
    </QueryClientProvider>,
  )

const file = (name: string) => ({ kind: 'file' as const, name, sheet: null })
const UPLOADS: readonly UploadHeader[] = [
  { ...aHeader('new', 1192), sources: [file('orders.xlsx'), file('late.csv')], practice: true },
  { ...aHeader('old', 3), sources: [{ kind: 'pasted', number: 1 }] },
]

test('earlier uploads stand there, the newest first, each a link to its page', async () => {
  show(async () => UPLOADS)
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/uploads/new',
    '/uploads/old',
  ])
  const newest = screen.getByRole('link', { name: /orders\.xlsx and 1 more/ })
  expect(newest).toHaveTextContent('1,192 entries')
  expect(newest).toHaveTextContent('Practice')
})

test('an upload is found by the name of any of its sheets', async () => {
  show(async () => UPLOADS)
  await userEvent.type(await screen.findByRole('searchbox'), 'LATE')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('No upload has “LATEx” in its name.')).toBeVisible()
})

test('without uploads it says what to do', async () => {
  show(async () => [])
  expect(await screen.findByText(/Nothing was uploaded from this browser yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Prepare a sheet' })).toHaveAttribute('href', '/')
})

test('when the browser’s store cannot be read, that is said, and tried again on request', async () => {
  const load = vi.fn<HistoryListProps['load']>()
  load.mockRejectedValueOnce(new Error('blocked')).mockResolvedValueOnce(UPLOADS)
  show(load)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('link')).toHaveLength(2)
})
