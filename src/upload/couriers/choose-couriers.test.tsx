import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { UploadContext } from '#upload/frame/upload-context.ts'
import { giveElementsASize } from '#testing/element-sizes.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { aRun } from '#testing/uploads/fake-run.ts'
import {
  change,
  EMS,
  entriesLike,
  group,
  groupNames,
  needingCouriers,
  POST,
  showCouriers,
  TWO_KINDS,
} from '#testing/uploads/show-couriers.tsx'
import { ChooseCouriers } from './choose-couriers.tsx'

beforeAll(() => giveElementsASize())

test('a choice applies to a whole group, the largest first, named by count and shape', async () => {
  const user = userEvent.setup()
  const run = await showCouriers()
  expect(groupNames()).toEqual(['3 entries, LP 9 digits CN', '2 entries, 12 digits'])
  await user.click(screen.getByRole('button', { name: 'Choose a courier to send' }))
  expect(within(group('3 entries, LP 9 digits CN')).getAllByRole('radio')[0]).toHaveFocus()
  await user.click(
    within(group('3 entries, LP 9 digits CN')).getByRole('radio', { name: /China EMS/ }),
  )
  await user.click(await screen.findByRole('button', { name: 'Send 3 entries with couriers' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
  expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['3013', '3013', '3013'])
  await waitFor(() => expect(screen.getAllByRole('radiogroup')).toHaveLength(1))
})

test('an exception keeps its own courier and stays listed, and the group keeps its choice', async () => {
  const run = await showCouriers()
  const ofLp = group('3 entries, LP 9 digits CN')
  await userEvent.click(within(ofLp).getByRole('radio', { name: /China EMS/ }))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }))
  const name = 'Courier for order SO-LP908172631CN'
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(screen.getByRole('option', { name: /^China Post/ }))
  expect(
    await screen.findByText('1 entry has another courier: SO-LP908172631CN with China Post'),
  ).toBeVisible()
  expect(within(ofLp).getByRole('radio', { name: /China EMS/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Send 3 entries with couriers' }))
  await waitFor(() =>
    expect(run.sent[1]?.map(({ courier }) => courier)).toEqual(['3013', '3011', '3013']),
  )
})

test('the button to undo the last choice names it', async () => {
  const run = await showCouriers()
  await userEvent.click(
    within(group('2 entries, 12 digits')).getByRole('radio', { name: /China Post/ }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo China Post' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(
    within(group('2 entries, 12 digits')).getByRole('radio', { name: /China Post/ }),
  ).not.toBeChecked()
})

test('a choice can be postponed', async () => {
  const run = await showCouriers()
  await userEvent.click(
    within(group('2 entries, 12 digits')).getByRole('radio', { name: /China Post/ }),
  )
  await screen.findByText('2 of 5 chosen')
  await userEvent.click(change('2 entries, 12 digits'))
  await userEvent.click(screen.getByRole('button', { name: 'Choose later' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
})

test('in the list of a group, a digit chooses for one entry and moves on, and Delete undoes it', async () => {
  const run = await showCouriers()
  await userEvent.click(screen.getAllByRole('button', { name: /^Show all/ })[1] as HTMLElement)
  await userEvent.click(screen.getByRole('gridcell', { name: '794644790130' }))
  await userEvent.keyboard('2')
  await waitFor(() => expect([...run.state().choices]).toEqual([[3, '3013']]))
  expect(screen.getByRole('gridcell', { name: '794644790131' })).toHaveFocus()
  await userEvent.keyboard('1')
  await waitFor(() => expect(run.state().choices.get(4)).toBe('3011'))
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect([...run.state().choices]).toEqual([[3, '3013']]))
})

test('exceptions can be reset to the group’s courier', async () => {
  const run = await showCouriers()
  await act(() => run.upload.chooseCourier([0, 1], '3013', 'China EMS'))
  await act(() => run.upload.chooseCourier([2], '3011', 'China Post'))
  await userEvent.click(screen.getByRole('button', { name: 'Set this entry to China EMS too' }))
  await waitFor(() => expect([...run.state().choices.values()]).toEqual(['3013', '3013', '3013']))
  expect(screen.queryByText(/another courier/)).not.toBeInTheDocument()
})

test('entries without a choice in a decided group can get its courier', async () => {
  const run = await showCouriers()
  await act(() => run.upload.chooseCourier([0, 1], '3013', 'China EMS'))
  await userEvent.click(screen.getByRole('button', { name: 'Set the other entry to China EMS' }))
  await waitFor(() => expect(run.state().choices.size).toBe(3))
})

test('choices are undone one by one, each named on the button', async () => {
  const run = await showCouriers()
  await act(() => run.upload.chooseCourier([0, 1, 2], '3013', 'China EMS'))
  await act(() => run.upload.chooseCourier([1], '3011', 'China Post'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo China Post' }))
  const first = await screen.findByRole('button', { name: 'Undo China EMS' })
  expect(first).toHaveFocus()
  await userEvent.click(first)
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(screen.getByText('0 of 5 chosen')).toHaveFocus()
})

test('a postponed group moves to the end and loses its choice', async () => {
  const run = await showCouriers()
  await act(() => run.upload.chooseCourier([0, 1, 2], '3013', 'China EMS'))
  await userEvent.click(change('3 entries, LP 9 digits CN'))
  await userEvent.click(screen.getByRole('button', { name: 'Choose later' }))
  await waitFor(() => expect(run.state().choices.size).toBe(0))
  expect(groupNames()).toEqual(['2 entries, 12 digits', '3 entries, LP 9 digits CN'])
  expect(document.activeElement?.closest('[role=radiogroup]')).toBe(group('2 entries, 12 digits'))
})

test('entries that come back name the courier with which they were sent', async () => {
  const run = await showCouriers()
  run.service.answer = (batch) => needingCouriers(batch)
  await act(() => run.upload.chooseCourier([0, 2], '3013', 'China EMS'))
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 entries with couriers' }))
  await waitFor(() => expect(run.sent).toHaveLength(2))
  const note = await screen.findByText(
    /2 entries were sent with China EMS \(.+\)\. The service asks again/,
  )
  expect(note).toBeVisible()
  const ems = within(group('3 entries, LP 9 digits CN')).getByRole('radio', { name: /China EMS/ })
  expect(ems).not.toBeChecked()
  expect(ems.closest('label')).toHaveTextContent('Sent before')
  await userEvent.click(screen.getAllByRole('button', { name: /^Show all/ })[0] as HTMLElement)
  expect(screen.getAllByRole('gridcell', { name: /^China EMS \(/ })).toHaveLength(2)
})

test('a read-only tab shows the groups, and can neither choose nor send', async () => {
  const { upload } = await aRun(TWO_KINDS, {
    answer: (batch) => needingCouriers(batch),
  })
  upload.resume()
  await waitFor(() => expect(upload.getSnapshot().state.counts['courier-needed']).toBe(5))
  await upload.chooseCourier([0, 1], '3013', 'China EMS')
  renderWithTexts(
    <UploadContext value={{ upload, view: { ...upload.getSnapshot(), canAct: false } }}>
      <ChooseCouriers />
    </UploadContext>,
  )
  for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^(Send|Decide later|Set|Use|Undo)/ })).toBeNull()
})

test('thousands of entries are grouped in slices', async () => {
  const numbers = ['AB', 'CD'].flatMap((letters) =>
    entriesLike(1500, (n) => `${letters}${1_000_000 + n}CN`),
  )
  await showCouriers(numbers, () => [POST, EMS])
  expect(await screen.findAllByRole('radiogroup', { name: /1,500 entries/ })).toHaveLength(2)
})
