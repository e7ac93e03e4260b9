import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setScanSignals } from '#shell/preferences/scan-signals.ts'
import { giveSignal } from './signal.ts'

const vibrate = vi.fn<(pattern: number[]) => boolean>()

beforeEach(() => {
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'))

test('a taken label vibrates differently from one that another order has', () => {
  giveSignal('taken')
  giveSignal('elsewhere')
  const [taken, elsewhere] = vibrate.mock.calls
  expect(taken).not.toEqual(elsewhere)
})

test('without signals there is no sound and no vibration', () => {
  const AudioContext = vi.fn<() => void>()
  vi.stubGlobal('AudioContext', AudioContext)
  setScanSignals(false)
  giveSignal('taken')
  expect(vibrate).not.toHaveBeenCalled()
  expect(AudioContext).not.toHaveBeenCalled()
  setScanSignals(true)
})
