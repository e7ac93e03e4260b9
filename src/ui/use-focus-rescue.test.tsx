import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useFocusRescue } from './use-focus-rescue.ts'

type PageProps = { readonly button?: 'gone' | 'disabled'; readonly isOurs?: boolean }

function Page({ button, isOurs = true }: PageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useFocusRescue(
    (name: string) => {
      title.current?.append(` after ${name}`)
      title.current?.focus()
    },
    (focused) => (isOurs ? focused.textContent : null),
  )
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Title
      </h1>
      <p>Text</p>
      {button !== 'gone' && <button disabled={button === 'disabled'}>Send</button>}
    </>
  )
}

const title = () => screen.getByRole('heading')

test.each(['gone', 'disabled'] as const)(
  'the keyboard goes on where its button is %s',
  (button) => {
    const { rerender } = render(<Page />)
    screen.getByRole('button').focus()
    rerender(<Page button={button} />)
    expect(title()).toHaveFocus()
    expect(title()).toHaveTextContent('Title after Send')
  },
)

test('a failed rescue is retried after the next render', () => {
  function Waiting({ isThere = false, hasButton = false }) {
    useFocusRescue(() => {
      const heading = screen.queryByRole('heading')
      heading?.focus()
      return heading !== null
    })
    return (
      <>
        {hasButton && <button>Send</button>}
        {isThere && <h1 tabIndex={-1}>Title</h1>}
      </>
    )
  }
  const { rerender } = render(<Waiting hasButton />)
  screen.getByRole('button').focus()
  rerender(<Waiting />)
  expect(document.body).toHaveFocus()
  rerender(<Waiting isThere />)
  expect(title()).toHaveFocus()
})

test('a control outside is ignored', () => {
  const { rerender } = render(<Page isOurs={false} />)
  screen.getByRole('button').focus()
  rerender(<Page isOurs={false} button="gone" />)
  expect(title()).not.toHaveFocus()
})

test('a user who moved the focus away is not brought back', async () => {
  const { rerender } = render(<Page />)
  screen.getByRole('button').focus()
  await userEvent.click(screen.getByText('Text'))
  expect(document.body).toHaveFocus()
  rerender(<Page button="gone" />)
  expect(title()).not.toHaveFocus()
})
