import { QueryClientContext, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someServices } from '#testing/services.ts'
import { createQueryClient } from './queries.ts'
import { ReadAgain } from './read-again.tsx'
import { ServicesContext } from './services.ts'

let reads = 0

function Reads() {
  const { data } = useQuery({ queryKey: ['reads'], queryFn: async () => (reads += 1) })
  return <p>read {data}</p>
}

test('a return to the window shows the current data', async () => {
  render(
    <ServicesContext value={someServices()}>
      <QueryClientContext value={createQueryClient()}>
        <ReadAgain />
        <Reads />
      </QueryClientContext>
    </ServicesContext>,
  )
  expect(await screen.findByText('read 1')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('read 2')).toBeVisible()
})
