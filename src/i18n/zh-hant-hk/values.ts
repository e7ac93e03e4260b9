import type { values as english } from '#i18n/en/values.ts'
import type { Translation } from '#i18n/translation.ts'

export const values: Translation<typeof english> = {
  title: '物流商的值',
  intro:
    '物流商一欄中的每個值各列一次。平台接受物流商代碼；沒有代碼的紀錄，平台會列出可能的物流商。',
  commonest: '共 {count, plural, other {# 個值}}，列出最常見的 {shown, number} 個。',
  none: '沒有物流商',
  entries: '{count, plural, other {# 筆紀錄}}',
  name: '是名稱，不是代碼',
  whatFor: '「{value}」傳送為',
  whatForNone: '沒有物流商時傳送',
  keep: '保持原樣',
  empty: '留空：由平台列出物流商',
  code: '物流商代碼',
  codeFor: '「{value}」的物流商代碼',
  codeForNone: '沒有物流商時的代碼',
  codeNeeded: '請輸入物流商代碼，或選擇其他傳送方式。',
  change: '更改 {count, plural, other {# 筆紀錄}}',
  hidden: {
    space: '{count, plural, =1 {空格} other {# 個空格}}',
    'no-break-space': '{count, plural, =1 {不換行空格} other {# 個不換行空格}}',
    tab: '{count, plural, =1 {定位字元} other {# 個定位字元}}',
    'line-break': '{count, plural, =1 {換行} other {# 個換行}}',
    'zero-width': '{count, plural, =1 {看不見的空格} other {# 個看不見的空格}}',
    direction: '{count, plural, =1 {文字方向標記} other {# 個文字方向標記}}',
    'byte-order-mark': '位元組順序標記',
    control: '{count, plural, =1 {控制字元} other {# 個控制字元}}',
  },
}
