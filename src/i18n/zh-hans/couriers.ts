import type { couriers as english } from '#i18n/en/couriers.ts'
import type { Translation } from '#i18n/translation.ts'

export const couriers: Translation<typeof english> = {
  title: '选择物流商',
  summary: '{entries, plural, other {# 条记录}}，分为 {groups, plural, other {# 组}}',
  send: '按所选物流商发送 {count, plural, other {# 条记录}}',
  group: '{count, plural, other {# 条记录}}，{shape}',
  shape: {
    digits: '{count, plural, other {# 位数字}}',
    characters: '{count, plural, other {# 位字母或数字}}',
    none: '没有运单号',
  },
  suggested: {
    'check-digit': '建议：校验位相符',
    'only-shape': '建议：号码格式相符',
  },
  showAll: '显示全部',
  showFewer: '收起记录',
  later: '稍后选择',
  notChosen: '尚未选择',
  courierFor: '订单 {order} 的物流商',
  chooseFor: '为订单 {order} 选择物流商',
  goesWith: '{order} 使用 {courier}',
  exceptions: '{count, plural, other {# 条记录}}另行选择：{list}',
  chosenAlone: '{count, plural, other {# 条记录}}已选择：{list}',
  andMore: '另外 {count, plural, other {# 条}}',
  undo: '撤销“{choice}”',
  choice: '将 {count, plural, other {# 条记录}}设为 {courier}',
  choiceLater: '{count, plural, other {# 条记录}}稍后再选',
  noCandidates: '平台没有给出可选的物流商。请输入平台使用的物流商代码。',
  useCode: '使用此代码',
  moreGroups: '再显示 {count, plural, other {# 组}}',
  search: '按名称、国家或代码搜索',
  found: '{count, plural, other {# 家物流商}}符合',
  nothing: '没有符合的物流商。请试试名称的其他部分或代码。',
  keys: '在组内按 <key>1</key> 至 <key>9</key> 选择；按 <key>Z</key> 撤销上一次选择。',
}
