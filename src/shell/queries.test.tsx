import { useMutation, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { recordsOf, someUploads } from '#testing/services.ts'
import { type Changing, courierMemoryQuery, persistedQuery, recordQueries } from './queries.ts'
import { useServices } from './services.ts'

type ButtonProps = { readonly changes: readonly Changing[] }

/** Uses a query of each kind, and runs a mutation with the given changes. */
function Everything({ changes }: ButtonProps) {
  const services = useServices()
  useQuery(recordQueries(services).listUploads())
  useQuery(recordQueries(services).listLayouts())
  useQuery(recordQueries(services).countKept())
  useQuery(courierMemoryQuery(services, ''))
  useQuery(persistedQuery())
  const { mutate } = useMutation({ mutationFn: async () => {}, meta: { changes } })
  return <button onClick={() => mutate()}>Change</button>
}

/** Returns the queries that run again after some work. */
async function readsAfter(changes: readonly Changing[], work: (tell: () => void) => unknown) {
  const read: string[] = []
  const { uploads, tell } = someUploads({})
  renderWithTexts(<Everything changes={changes} />, {
    uploads,
    records: recordsOf(async (name: string) => read.push(name)),
    readGroupMemories: async () => {
      read.push('courier memory')
      return new Map()
    },
  })
  await waitFor(() => expect(read).toHaveLength(4))
  read.splice(0)
  await work(tell)
  // Lets any further query start.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return read.toSorted()
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Change' }))

test.each<[readonly Changing[], readonly string[]]>([
  [['uploads'], ['countKept', 'listUploads']],
  [['layouts'], ['countKept', 'listLayouts']],
  [['rules'], ['courier memory']],
  [['browser'], []],
  [[], []],
])('after a change of %j only that is read again: %j', async (changes, expected) => {
  expect(await readsAfter(changes, press)).toEqual(expected)
})

test('when the uploads have changed, they and the couriers of their answers are loaded again', async () => {
  const read = await readsAfter([], async (tell) => {
    vi.useFakeTimers()
    act(tell)
    await act(() => vi.advanceTimersByTimeAsync(500))
    vi.useRealTimers()
  })
  expect(read).toEqual(['countKept', 'courier memory', 'listUploads'])
})
