import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './late.ts'

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

test('a part that is missing when it is drawn is said to be missing', async () => {
  const Part = lazyPart<object>(() => Promise.reject(new Error('gone')))
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByText('PartMissing')).toBeVisible()
})

class ErrorBoundary extends Component<{ children: ReactNode }, { name: string | null }> {
  override readonly state = { name: null }

  static getDerivedStateFromError({ name }: Error) {
    return { name }
  }

  override render() {
    return this.state.name ?? this.props.children
  }
}
