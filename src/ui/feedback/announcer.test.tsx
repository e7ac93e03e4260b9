import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '#testing/render.tsx'
import { useAnnounce } from './announcer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Speaker() {
  const announce = useAnnounce()
  return ['Sending has ended', 'Next: Choose couriers', 'Copied'].map((text) => (
    <button key={text} type="button" onClick={() => announce(text)}>
      {text}
    </button>
  ))
}

/** Returns `announce`, and the texts that are added to the live region. */
function listen() {
  renderWithTexts(<Speaker />)
  const line = screen.getByRole('status')
  const announced: string[] = []
  let before = ''
  const listenTo = () => {
    const now = line.textContent ?? ''
    if (now !== before && now !== '') announced.push(now)
    before = now
  }
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      await act(() => vi.advanceTimersByTimeAsync(50))
      listenTo()
    }
  }
  const say = (text: string) => fireEvent.click(screen.getByRole('button', { name: text }))
  return { say, wait, announced, line }
}

test('two announcements within a second are both made, each in its own line', async () => {
  const { say, wait, announced, line } = listen()
  say('Sending has ended')
  say('Next: Choose couriers')
  await wait(1000)
  expect(announced).toEqual(['Sending has ended Next: Choose couriers'])
  expect(line.querySelectorAll('br')).toHaveLength(1)
})

test('the same text is announced again while the live region still shows it', async () => {
  const { say, wait, announced } = listen()
  say('Copied')
  await wait(1500)
  say('Copied')
  await wait(1000)
  expect(announced).toEqual(['Copied', 'Copied'])
})
