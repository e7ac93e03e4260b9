import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Installation, installationSchema } from '#service/installation.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { SettingsPanel } from './settings-panel.tsx'

const renderSettings = (about: Partial<Installation>, layouts: number) => {
  const onForgetLayouts = vi.fn<() => void>()
  renderWithTexts(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsPanel
        installation={{ ...installationSchema.parse({}), ...about }}
        canAct
        countLayouts={() => Promise.resolve(layouts)}
        onForgetLayouts={onForgetLayouts}
      />
    </QueryClientProvider>,
  )
  return { onForgetLayouts, user: userEvent.setup() }
}

test('the installation is named with its address and the size of its requests', () => {
  renderSettings(
    { serviceName: 'Shop', serviceUrl: 'https://shop.example/base', requestSize: 250 },
    0,
  )
  expect(screen.getByRole('region', { name: 'This installation' })).toHaveTextContent(
    /ServiceShop.*https:\/\/shop\.example\/base.*250/,
  )
  expect(screen.queryByText(/Practice mode/)).toBeNull()
})

test('remembered columns are counted and forgotten', async () => {
  const { onForgetLayouts, user } = renderSettings({}, 2)
  expect(await screen.findByText('2 layouts are remembered.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Forget remembered columns' }))
  expect(onForgetLayouts).toHaveBeenCalledOnce()
  expect(screen.getByText('The remembered columns are forgotten.')).toBeVisible()
})

test('where the browser does not tell how much it keeps, that is said', async () => {
  renderSettings({ practice: true }, 0)
  expect(await screen.findByText('The browser does not say how much is in use.')).toBeVisible()
  expect(screen.getByText(/Practice mode/)).toBeVisible()
})
