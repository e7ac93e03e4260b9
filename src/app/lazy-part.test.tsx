import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const Page = () => <p>The page</p>

test('a part that was fetched ahead is drawn at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Page))
  await Part.preload()
  render(
    <Suspense fallback={<p>Loading…</p>}>
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('The page')).toBeVisible()
})

test('what could not be fetched ahead is fetched when it is needed', async () => {
  let isThere = false
  const Part = lazyPart(() => (isThere ? Promise.resolve(Page) : Promise.reject(new Error('gone'))))
  await Part.preload()
  isThere = true
  render(
    <Suspense fallback={<p>Loading…</p>}>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('The page')).toBeVisible()
})
