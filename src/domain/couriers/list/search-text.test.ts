import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { loadCourierList } from './courier-list.ts'
import { simplify } from './courier-memory.ts'
import { pinyinOf } from './pinyin.ts'
import { courierSearchText } from './search-text.ts'

test.each([
  ['云途', ['yuntu', 'yt']],
  ['圆通速递', ['yuantongsudi', 'ytsd']],
  ['顺丰', ['shunfeng', 'sf']],
  ['绿色旅途', ['lvselvtu', 'lslt']],
  ['乱论诺', ['luanlunnuo', 'lln']],
  ['DHL 敦豪', ['dunhao', 'dh']],
  ['DHL', []],
])('%s is typed %j', (name, typed) => {
  expect(pinyinOf(name)).toEqual(typed)
})

const YANWEN = aCandidate()
const YUNEXPRESS = aCandidate({ key: '190008', name: 'YunExpress', nameZhCn: '云途物流', url: '' })
const SEINO = aCandidate({ name: 'Seino (西濃運輸)', nameZhCn: '', nameZhHk: '' })
const SF = aCandidate({ key: '100012', name: 'SF Express', nameZhCn: '', nameZhHk: '順豐速運' })

test.each([
  ['yw', YANWEN],
  ['yanwen', YANWEN],
  ['燕文', YANWEN],
  ['190012', YANWEN],
  ['yw56.com', YANWEN],
  ['cn', YANWEN],
  ['yuntu', YUNEXPRESS],
  ['yun express', YUNEXPRESS],
  ['shunfeng', SF],
  ['s.f.', SF],
  ['顺丰', SF],
  ['順豐', SF],
  ['sfsy', SF],
  ['xinong', SEINO],
])('typing %s finds it', (typed, courier) => {
  expect(courierSearchText(courier).toLowerCase()).toContain(typed)
})

test('every Chinese character in the names of the public list can be typed', async () => {
  const couriers = await loadCourierList()
  const names = couriers.flatMap(({ name, nameZhCn, nameZhHk }) => [name, nameZhCn, nameZhHk])
  const chinese = new Set(names.filter((name) => /\p{Script=Han}/u.test(name)))
  expect(chinese.size).toBeGreaterThan(40)
  for (const name of chinese) {
    const signs = name.match(/\p{Script=Han}/gu)
    expect([name, pinyinOf(simplify(name))[1]?.length]).toEqual([name, signs?.length])
  }
})
