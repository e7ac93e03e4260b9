import type { cellMenu as english } from '#i18n/en/cell-menu.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const cellMenu: Translation<typeof english> = {
  title: '儲存格和列',
  edit: '編輯',
  deleteOne: '刪除',
  history: '歷史',
  cut: '剪下',
  copy: '複製',
  paste: '貼上',
  clear: '清除',
  fill: '填滿所選儲存格',
  fillDown: '向下填滿',
  fillRight: '向右填滿',
  restore: '還原原值',
  swap: '對調{count, plural, other { # 列}}的訂單編號和追蹤編號',
  setCourier: '設定物流商…',
  clearCourier: '清除物流商',
  insertAbove: '在上方插入{count, plural, =1 {一列} other { # 列}}',
  insertBelow: '在下方插入{count, plural, =1 {一列} other { # 列}}',
  duplicate: '建立{count, plural, other { # 列}}的副本',
  delete: '刪除{count, plural, other { # 列}}',
  find: '尋找…',
  replace: '取代…',
}
