import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { Loading } from './loading.tsx'
import { Progress } from './progress.tsx'
import { StackedBar } from './stacked-bar.tsx'

afterEach(() => void vi.useRealTimers())

test('a progress bar has its value in numbers and in words', () => {
  const { container } = renderWithTexts(
    <Progress label="Upload progress" value={3} max={12} text="3 of 12" />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Upload progress' })
  expect(bar).toHaveAttribute('aria-valuenow', '3')
  expect(bar).toHaveAttribute('aria-valuemax', '12')
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 12')
  expect(container.querySelector('[style]')).toHaveStyle({ transform: 'scaleX(0.25)' })
})

test('a progress bar without a maximum is empty', () => {
  const { container } = renderWithTexts(<Progress label="Upload progress" value={0} max={0} />)
  expect(container.querySelector('[style]')).toHaveStyle({ transform: 'scaleX(0)' })
})

test('the parts of a stacked bar are as long as their counts, and a count of zero has no part', () => {
  const parts = [
    { key: 'ok', count: 3, tone: 'ok', name: 'Accepted 3' },
    { key: 'bad', count: 0, tone: 'bad', name: 'Failed 0' },
    { key: 'rest', count: 1, tone: 'rest', name: 'Waiting 1' },
  ] as const
  renderWithTexts(<StackedBar parts={parts} />)
  expect(screen.getByTitle('Accepted 3')).toHaveStyle({ flexGrow: '3' })
  expect(screen.queryByTitle('Failed 0')).toBeNull()
  expect(screen.getByTitle('Waiting 1')).toHaveStyle({ flexGrow: '1' })
})

test('the loading text appears only after a delay', () => {
  vi.useFakeTimers()
  renderWithTexts(<Loading />)
  act(() => void vi.advanceTimersByTime(299))
  expect(screen.queryByText(/Loading/)).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText(/Loading/)).toBeVisible()
})
