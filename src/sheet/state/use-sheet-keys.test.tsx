import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { useSheetKeys, useUploadKey } from './use-sheet-keys.ts'

const goToIssue = vi.fn<(back: boolean) => Promise<void>>()
const openFind = vi.fn<(kind: 'find' | 'replace') => void>()
const upload = vi.fn<() => void>()

function Sheet({ asks = false }: { readonly asks?: boolean }) {
  const section = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useSheetKeys({ goToIssue, openFind }, section)
  useUploadKey(button)
  return (
    <section ref={section}>
      <input type="search" aria-label="Search" />
      <input aria-label="Note" />
      <div role="grid">
        <span role="gridcell" tabIndex={0}>
          A cell
        </span>
      </div>
      <div data-find>
        <input aria-label="Find" />
      </div>
      <button ref={button} onClick={upload}>
        Upload
      </button>
      {asks && <dialog open>Sure?</dialog>}
    </section>
  )
}

async function press(keys: string, place: HTMLElement) {
  place.focus()
  await userEvent.keyboard(keys)
}

const cell = () => screen.getByRole('gridcell')
const field = (name: string) => screen.getByLabelText(name)

beforeEach(() => vi.clearAllMocks())

test('F8 goes to the next issue and Shift+F8 to the previous one, from a cell, a field and a button', async () => {
  renderWithTexts(<Sheet />)
  await press('{F8}', cell())
  await press('{F8}', field('Note'))
  await press('{Shift>}{F8}{/Shift}', screen.getByRole('button'))
  expect(goToIssue.mock.calls).toEqual([[false], [false], [true]])
})

test('F8 does nothing while a dialog is open', async () => {
  renderWithTexts(<Sheet asks />)
  await press('{F8}', cell())
  expect(goToIssue).not.toHaveBeenCalled()
})

test('/ focuses the search, but is typed in a field', async () => {
  renderWithTexts(<Sheet />)
  await press('/', screen.getByRole('button'))
  expect(field('Search')).toHaveFocus()
  expect(field('Search')).toHaveValue('')
  await press('/', field('Note'))
  expect(field('Note')).toHaveValue('/')
})

test('Ctrl+F and Ctrl+H are handled in the rows, in the search panel and without a focus, and left to the browser elsewhere', async () => {
  renderWithTexts(<Sheet />)
  await userEvent.keyboard('{Control>}f{/Control}')
  await press('{Control>}f{/Control}', cell())
  await press('{Control>}h{/Control}', field('Find'))
  await press('{Control>}f{/Control}', field('Note'))
  await press('{Control>}{Shift>}f{/Shift}{/Control}', cell())
  expect(openFind.mock.calls).toEqual([['find'], ['find'], ['replace']])
})

test('Ctrl+Enter presses the main button, but fills cells in the grid and submits a field', async () => {
  renderWithTexts(<Sheet />)
  await press('{Control>}{Enter}{/Control}', cell())
  await press('{Control>}{Enter}{/Control}', field('Note'))
  expect(upload).not.toHaveBeenCalled()
  field('Note').blur()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(upload).toHaveBeenCalledOnce()
})
