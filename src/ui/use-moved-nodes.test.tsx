import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { translatePage } from '#testing/translate-page.ts'
import { useMovedNodes } from './use-moved-nodes.ts'

type PageProps = { readonly count: number; readonly failed?: number | null }

function Page({ count, failed = null }: PageProps) {
  useMovedNodes()
  return (
    <main>
      Upload {count} entries{failed !== null && <b>({failed} failed)</b>}, of{' '}
      {failed === null ? 'all' : `${count + failed}`}
      {count > 5 && 'More than five. '}
      <button>{count} ready</button>
    </main>
  )
}

const shown = () => screen.getByRole('main').textContent

/** The browser reports what a translation changed in a microtask. */
const translate = (how: 'moves' | 'replaces') => act(async () => translatePage(how))

async function renderAnew(before: PageProps, after: PageProps, how: 'moves' | 'replaces') {
  const { rerender } = render(<Page {...before} />)
  await translate(how)
  await act(async () => rerender(<Page {...after} />))
  const after1 = shown()
  await translate(how)
  await act(async () => rerender(<Page {...before} />))
  return [after1, shown()]
}

const HOW = ['moves', 'replaces'] as const

test.each(HOW)('counts stay true on a page that a browser translates: it %s texts', async (how) => {
  expect(await renderAnew({ count: 5 }, { count: 6 }, how)).toEqual([
    'Upload 6 entries, of allMore than five. 6 ready',
    'Upload 5 entries, of all5 ready',
  ])
})

test.each(HOW)(
  'parts come and go on a page that a browser translates: it %s texts',
  async (how) => {
    expect(await renderAnew({ count: 8 }, { count: 2, failed: 6 }, how)).toEqual([
      'Upload 2 entries(6 failed), of 82 ready',
      'Upload 8 entries, of allMore than five. 8 ready',
    ])
  },
)

test('nodes that an extension inserts and removes are no fault', async () => {
  const { rerender, unmount } = render(<Page count={8} failed={1} />)
  const main = screen.getByRole('main')
  main.prepend(document.createElement('aside'))
  screen.getByText('(1 failed)').remove()
  await act(async () => rerender(<Page count={3} />))
  expect(shown()).toBe('Upload 3 entries, of all3 ready')
  unmount()
  expect(document.body.textContent).toBe('')
})

test('without the guard the browser’s own methods are back', () => {
  const { unmount } = render(<Page count={1} />)
  unmount()
  const [parent, child] = [document.createElement('p'), document.createElement('b')]
  expect(() => parent.removeChild(child)).toThrow(DOMException)
})
