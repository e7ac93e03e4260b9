import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Grid, type GridColumn } from './grid.tsx'

type Fruit = { readonly id: number; readonly name: string; readonly colour: string }

beforeAll(() => giveElementsASize())

const onDelete = vi.fn<(indexes: readonly number[]) => void>()
const onPaste = vi.fn<(index: number, column: string, text: string) => void>()

function Sheet({ count = 5 }: { count?: number }) {
  const [rows, setRows] = useState<readonly Fruit[]>(() =>
    Array.from({ length: count }, (_, id) => ({ id, name: `fruit ${id}`, colour: `colour ${id}` })),
  )
  const [columns] = useState<readonly GridColumn<Fruit, 'name' | 'colour' | 'note' | 'eat'>[]>(
    () => [
      {
        key: 'name',
        header: 'Name',
        width: '1fr',
        value: (row) => row.name,
        render: (row) => row.name,
      },
      {
        key: 'colour',
        header: 'Colour',
        width: '1fr',
        value: (row) => row.colour,
        render: (row) => row.colour,
      },
      {
        key: 'note',
        header: 'Note',
        width: '1fr',
        render: (row, _index, tabIndex) => (
          <button type="button" tabIndex={tabIndex}>
            peel {row.id}
          </button>
        ),
      },
      {
        key: 'eat',
        header: 'Eat',
        width: '80px',
        focusInside: true,
        render: (row, _index, tabIndex) => (
          <button
            type="button"
            tabIndex={tabIndex}
            onClick={() => setRows((before) => before.filter((one) => one.id !== row.id))}
          >
            eat {row.id}
          </button>
        ),
      },
    ],
  )
  return (
    <Grid
      label="Fruits"
      columns={columns}
      rowCount={rows.length}
      getRow={(index) => rows[index]}
      rowKey={(index) => rows[index]?.id ?? index}
      onEdit={(row, key, value) =>
        setRows((before) =>
          before.map((one) => (one.id === row.id ? { ...one, [key]: value } : one)),
        )
      }
      onPaste={onPaste}
      onDeleteRows={onDelete}
    />
  )
}

const cell = (name: string) => screen.getByRole('gridcell', { name })

test('a sheet of 100,000 rows says how many there are and draws those that fit', () => {
  renderWithTexts(<Sheet count={100_000} />)
  expect(screen.getByRole('grid', { name: 'Fruits' })).toHaveAttribute('aria-rowcount', '100001')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(18)
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('typing on a cell replaces it, Enter goes on below, Escape takes the edit back', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet />)
  await user.click(cell('fruit 1'))
  await user.keyboard('{F2} ripe{Enter}')
  expect(cell('ripe')).toBeVisible()
  expect(cell('fruit 2')).toHaveFocus()
  await user.keyboard('{F2}x{Escape}')
  expect(cell('fruit 2')).toHaveFocus()
})

test('clicking elsewhere keeps what was typed and does not take the focus back', async () => {
  const user = userEvent.setup()
  renderWithTexts(
    <>
      <Sheet />
      <input aria-label="Search" />
    </>,
  )
  await user.dblClick(cell('fruit 1'))
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'kept')
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  expect(cell('kept')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})

test('an edit is kept when another cell is clicked', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet />)
  await user.dblClick(cell('fruit 1'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
  await user.click(cell('colour 3'))
  expect(cell('colour 3')).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('grid')).toHaveTextContent('!')
})

test('buttons of a row are reached by the keyboard, and the focus stays when a row goes', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet />)
  await user.click(cell('fruit 1'))
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(screen.getByRole('button', { name: 'peel 1' })).toHaveFocus()
  await user.keyboard('{Escape}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'eat 1' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: 'eat 1' })).toBeNull()
  expect(screen.getByRole('button', { name: 'eat 2' })).toHaveFocus()
})

test('only one cell or button is a tab stop', () => {
  renderWithTexts(<Sheet />)
  const stops = within(screen.getByRole('grid'))
    .getAllByRole('row')
    .flatMap((row) => [...row.querySelectorAll<HTMLElement>('*')])
    .filter((element) => element.tabIndex === 0)
  expect(stops).toHaveLength(1)
})

test('rows selected with Shift are deleted together', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet />)
  await user.click(cell('fruit 1'))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}')
  expect(onDelete).toHaveBeenCalledWith([1, 2, 3])
})

test('pasted cells go to the cell that has the focus', async () => {
  const user = userEvent.setup()
  renderWithTexts(<Sheet />)
  await user.click(cell('colour 2'))
  await user.paste('red\tgreen')
  expect(onPaste).toHaveBeenCalledWith(2, 'colour', 'red\tgreen')
})
