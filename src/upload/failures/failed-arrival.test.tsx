import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { PanelArrival } from '#upload/frame/panel.tsx'
import { useUploadView } from '#shell/services.ts'
import { UploadContext } from '#upload/frame/upload-context.ts'
import type { Upload } from '#run/upload.ts'
import { withTouchScreen } from '#testing/focus-steps.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aRun } from '#testing/uploads/fake-run.ts'
import { failAll } from '#testing/uploads/show-work.tsx'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { FailedEntries } from './failed-entries.tsx'

beforeAll(() => giveElementsASize())

function Arrived({ upload }: { readonly upload: Upload }) {
  const view = useUploadView(upload)
  return (
    <UploadContext value={{ upload, view }}>
      <PanelArrival value={() => true}>
        <FailedEntries />
      </PanelArrival>
    </UploadContext>
  )
}

async function arrive(message: string) {
  const run = await aRun(someEntries(2), { answer: failAll(() => message) })
  await run.resume()
  await waitFor(() => expect(run.kinds()).not.toContain('sending'))
  renderWithTexts(<Arrived upload={run.upload} />)
}

test.each([
  ['Number T-0 is wrong', 'T-0'],
  ['Try another one', 'O-0'],
])('the keyboard comes in at the value that the reason names: %s', async (message, value) => {
  await arrive(message)
  await waitFor(() => expect(document.activeElement).toHaveTextContent(value))
  expect(screen.getByRole('grid', { name: 'Failed entries' })).toContainElement(
    document.activeElement as HTMLElement,
  )
})

test('on a touch screen the focus moves to the heading', async () => {
  withTouchScreen()
  await arrive('Number T-0 is wrong')
  expect(screen.getByRole('heading', { name: 'Failed' })).toHaveFocus()
})
