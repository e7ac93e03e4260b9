import { expect, test } from 'vitest'
import { PRACTICE_VALUES, practiceEffectOf } from './practice-values.ts'

test.each(PRACTICE_VALUES)(
  '$orderId, with an ending and in small letters, does $effect',
  (value) => {
    expect(practiceEffectOf(value.orderId)).toBe(value.effect)
    expect(practiceEffectOf(`${value.orderId}-7`)).toBe(value.effect)
    expect(practiceEffectOf(value.orderId.toLowerCase())).toBe(value.effect)
  },
)

test.each(['SO-1', '', 'TEST', 'TEST-', 'TEST-REJECTEDLY', 'MY-TEST-REJECTED', 'test rejected'])(
  '"%s" is an ordinary order id',
  (orderId) => {
    expect(practiceEffectOf(orderId)).toBeNull()
  },
)
