import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asidePart } from './aside-part.ts'

test('what stands beside the work comes after it', async () => {
  const Aside = asidePart(async () => () => <p>Earlier uploads</p>)
  render(<Aside />)
  expect(screen.queryByText('Earlier uploads')).toBeNull()
  expect(await screen.findByText('Earlier uploads')).toBeVisible()
})

test('where it cannot be loaded the work goes on without it', async () => {
  const load = vi.fn<() => Promise<() => null>>(() => Promise.reject(new Error('gone')))
  const Aside = asidePart(load)
  render(
    <>
      <p>The sheet</p>
      <Aside />
    </>,
  )
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(screen.getByText('The sheet')).toBeVisible()
})
