import type { arrange as english } from '#i18n/en/arrange.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const arrange: Translation<typeof english> = {
  menu: '{column}：排序和筛选',
  ascending: '升序排列',
  descending: '降序排列',
  asInSheet: '原始顺序',
  lastRowFirst: '末行在前',
  problemsFirst: '问题在前',
  warningsFirst: '提醒在前',
  sortBy: '按{column}排序',
  sorted: '顺序：{how}',
  filter: '筛选',
  filtered: '筛选（{count, number}）',
  withoutCourier: '没有物流商',
  onlyEmpty: '仅空单元格',
  cleaned: '已自动整理',
  source: '来自 {name}',
  issue: '{kind}（{count, number}）',
  fit: '自动调整列宽',
  wider: '加宽',
  narrower: '收窄',
  swapWith: '与{column}对调',
  setCouriers: '为全部设置物流商…',
  clearCouriers: '清除全部物流商',
  hideColumn: '隐藏此列',
}
