import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { HelpPage, UploadPage } from './later-pages.ts'
import { openEarly } from './open-early.ts'

test('the page of the address is drawn without a fallback', async () => {
  // However slow the machine is that the test runs on.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await openEarly('/help', 'en').drawable
  renderWithTexts(
    <Suspense fallback={<p>Loading…</p>}>
      <HelpPage practice />
    </Suspense>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})

test('nothing is waited for before the first page', async () => {
  let isDrawable = false
  void openEarly('/', 'en').drawable.then(() => (isDrawable = true))
  await Promise.resolve()
  expect(isDrawable).toBe(true)
})

test('a page that does not come is waited for no longer than a fallback is worth', async () => {
  const never = vi.spyOn(UploadPage, 'preload').mockReturnValue(new Promise(() => {}))
  const drawn = openEarly('/uploads/1', 'en').drawable.then(() => 'drawn')
  await expect(drawn).resolves.toBe('drawn')
  never.mockRestore()
})
