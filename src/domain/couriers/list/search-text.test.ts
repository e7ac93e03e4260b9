import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { loadCourierList } from './courier-list.ts'
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
])('who types %s finds it', (typed, courier) => {
  expect(courierSearchText(courier).toLowerCase()).toContain(typed)
})

test('every Chinese name of the public list can be typed', async () => {
  const couriers = await loadCourierList()
  const chinese = couriers.filter(({ nameZhCn }) => /^\p{Script=Han}+$/u.test(nameZhCn))
  expect(chinese.length).toBeGreaterThan(20)
  for (const { nameZhCn } of chinese)
    expect([nameZhCn, pinyinOf(nameZhCn)[1]?.length]).toEqual([nameZhCn, nameZhCn.length])
})
