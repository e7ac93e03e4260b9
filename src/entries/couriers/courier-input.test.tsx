import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { CourierInput } from './courier-input.tsx'

beforeAll(() => giveElementsASize())

const SEEN = aCandidate({ key: 'X-77', name: 'Our own Yanwen' })

function Form({ onSubmit }: { onSubmit: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(code)
      }}
    >
      <CourierInput
        aria-label="Courier code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onText={setCode}
      />
    </form>
  )
}

function show() {
  const onSubmit = vi.fn<(code: string) => void>()
  renderWithTexts(<Form onSubmit={onSubmit} />, { readSeenCouriers: async () => [SEEN] })
  return { onSubmit, user: userEvent.setup() }
}

const field = () => screen.getByRole('combobox', { name: 'Courier code' })

test('a courier is found by its name, which fills in its code', async () => {
  const { onSubmit, user } = show()
  await user.click(field())
  await user.type(field(), 'own yan')
  expect(await screen.findByRole('option')).toHaveTextContent(
    /Our own Yanwen.*Seen in your service’s answers/,
  )
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('X-77')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('X-77')
})

test('any code can be typed, and Enter submits the form unless an arrow key has moved to the list', async () => {
  const { onSubmit, user } = show()
  await user.click(field())
  await screen.findAllByRole('option')
  await user.keyboard('77{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('77')
})

test('a field that is pressed before its list has loaded opens it later', async () => {
  const { user } = show()
  await user.click(field())
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Our own Yanwen')
  await user.click(screen.getAllByRole('option')[0] as HTMLElement)
  expect(field()).toHaveValue('X-77')
  expect(field()).toHaveFocus()
})
