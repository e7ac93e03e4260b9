import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { installationSchema } from '#service/installation.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { noteSavedFiles } from '#testing/saved-files.ts'
import { recordsOf, tokensOf } from '#testing/services.ts'
import { SupportFile } from './support-file.tsx'

const installation = installationSchema.parse({
  serviceUrl: 'https://shop-of-ann.test/api',
  serviceName: 'Shop of Ann',
  tokenHelpUrl: 'https://help-of-ann.test',
})

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Save a support file' }))
  return within(screen.getByRole('dialog', { name: 'Support file' }))
}

test('the whole file is shown, copied and saved; it has neither the service’s name nor the token', async () => {
  const saved = noteSavedFiles()
  const user = userEvent.setup()
  const records = recordsOf(async () => [])
  renderWithTexts(<SupportFile />, { installation, records, tokens: tokensOf('secret-token-1') })
  const dialog = await open(user)
  const content = await dialog.findByRole('region', { name: 'What the file contains' })
  expect(JSON.parse(content.textContent)).toMatchObject({
    supportFile: 1,
    language: 'en',
    installation: { practice: false, forwarded: false, requestSize: 100 },
    uploads: [],
  })
  expect(content).not.toHaveTextContent(/ann|secret-token/i)
  await user.click(dialog.getByRole('button', { name: 'Copy the file’s text' }))
  expect(await navigator.clipboard.readText()).toBe(content.textContent)
  await user.click(dialog.getByRole('button', { name: 'Save the file' }))
  expect(saved[0]).toMatch(/^tracking-upload support \d{4}-\d\d-\d\d\.json$/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('if the uploads cannot be read, a message says so and nothing is saved', async () => {
  const user = userEvent.setup()
  const records = recordsOf(() => Promise.reject(new Error('broken')))
  renderWithTexts(<SupportFile />, { installation, records })
  const dialog = await open(user)
  expect(await dialog.findByText(/couldn’t be read/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Save the file' })).toBeDisabled()
})
