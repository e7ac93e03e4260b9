import type { cellMenu as english } from '#i18n/en/cell-menu.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const cellMenu: Translation<typeof english> = {
  title: '单元格和行',
  edit: '编辑',
  deleteOne: '删除',
  history: '历史',
  cut: '剪切',
  copy: '复制',
  paste: '粘贴',
  clear: '清除',
  fill: '填充所选单元格',
  fillDown: '向下填充',
  fillRight: '向右填充',
  restore: '恢复原值',
  swap: '对调{count, plural, other { # 行}}的订单号和运单号',
  setCourier: '设置物流商…',
  clearCourier: '清除物流商',
  insertAbove: '在上方插入{count, plural, =1 {一行} other { # 行}}',
  insertBelow: '在下方插入{count, plural, =1 {一行} other { # 行}}',
  duplicate: '创建{count, plural, other { # 行}}副本',
  delete: '删除{count, plural, other { # 行}}',
  find: '查找…',
  replace: '替换…',
}
