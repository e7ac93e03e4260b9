import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Combobox } from './combobox.tsx'

beforeAll(() => giveElementsASize())

const OPTIONS = Array.from({ length: 2500 }, (_, n) => ({ key: String(n), name: `Courier ${n}` }))
type Option = (typeof OPTIONS)[number]

const keyOf = (option: Option) => option.key
const textOf = (option: Option) => option.name

function Choice() {
  const [chosen, setChosen] = useState<Option | null>(null)
  return (
    <Combobox
      label="Courier"
      options={OPTIONS}
      keyOf={keyOf}
      textOf={textOf}
      searchOf={textOf}
      render={textOf}
      chosen={chosen}
      onChoose={setChosen}
      nothing="No courier fits."
    />
  )
}

test('of thousands only what is in sight is drawn, and each says where it stands', async () => {
  renderWithTexts(<Choice />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Courier' }))
  const shown = screen.getAllByRole('option')
  expect(shown.length).toBeLessThan(60)
  expect(shown[0]).toHaveAttribute('aria-setsize', '2500')
  expect(shown[0]).toHaveAttribute('aria-posinset', '1')
})

test('typing, arrows and Enter choose', async () => {
  renderWithTexts(<Choice />)
  const field = screen.getByRole('combobox', { name: 'Courier' })
  await userEvent.type(field, 'courier 17{ArrowDown}{ArrowDown}{Enter}')
  expect(field).toHaveValue('Courier 117')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('opened on what was chosen, it offers everything again', async () => {
  renderWithTexts(<Choice />)
  const field = screen.getByRole('combobox', { name: 'Courier' })
  await userEvent.type(field, '2499{ArrowDown}{Enter}')
  await userEvent.click(field)
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2500')
})

test('what nothing fits is said', async () => {
  renderWithTexts(<Choice />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Courier' }), 'nobody')
  expect(screen.getByText('No courier fits.')).toBeVisible()
})
