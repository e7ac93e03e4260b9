import type { arrange as english } from '#i18n/en/arrange.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const arrange: Translation<typeof english> = {
  menu: '{column}：排序及篩選',
  ascending: '由小至大排序',
  descending: '由大至小排序',
  asInSheet: '原本次序',
  lastRowFirst: '最後一列排先',
  problemsFirst: '問題排先',
  warningsFirst: '提示排先',
  sortBy: '按{column}排序',
  sorted: '次序：{how}',
  filter: '篩選',
  filtered: '篩選（{count, number}）',
  withoutCourier: '沒有物流商',
  onlyEmpty: '只顯示空白儲存格',
  cleaned: '已自動整理',
  source: '來自 {name}',
  issue: '{kind}（{count, number}）',
  fit: '自動調整欄寬',
  wider: '加闊',
  narrower: '收窄',
  swapWith: '與{column}對調',
  setCouriers: '為全部設定物流商…',
  clearCouriers: '清除全部物流商',
  hideColumn: '隱藏此欄',
}
