import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { acceptAll, type Answering, answered, aRun, faulted } from '#testing/uploads/fake-run.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { Work } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import type { UploadRun } from '#run/upload-run.ts'

beforeAll(() => giveElementsASize())

function Page({ run }: { run: UploadRun }) {
  return (
    <main>
      <h1>Friday</h1>
      <Work run={run} />
    </main>
  )
}

test.each<[string, Answering, 'asks' | 'sends']>([
  [
    'Split to find the culprit',
    () => faulted({ kind: 'request-rejected', status: 422, excerpt: '' }),
    'sends',
  ],
  ['Send one by one', () => answered({ acceptedOrders: 1 }), 'asks'],
])(
  'after “%s” has sent all of them off, the keyboard is at the name of the upload',
  async (name, answer, then) => {
    const run = await aRun(someEntries(2), {
      answer: (batch, number, token) => (number === 1 ? answer : acceptAll)(batch, number, token),
    })
    await run.resume()
    renderWithTexts(<Page run={run.run} />)
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(screen.queryAllByRole('dialog')).toHaveLength(then === 'asks' ? 1 : 0)
    if (then === 'asks') await userEvent.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(run.kinds()).toEqual(['accepted', 'accepted']))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Friday' })).toHaveFocus())
  },
)
