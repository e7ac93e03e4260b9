import type { find as english } from '#i18n/en/find.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const find: Translation<typeof english> = {
  title: '尋找及取代',
  find: '尋找',
  put: '取代為',
  fields: '尋找範圍',
  wholeValue: '整個儲存格',
  matchCase: '區分大小寫',
  next: '下一個',
  previous: '上一個',
  position: '第 {position, number} 個，共 {count, number} 個',
  count: '{count, plural, other {# 個儲存格}}',
  hidden: '不會搜尋已隱藏的{count, plural, other { # 列}}。',
  hiddenColumns: '不會搜尋已隱藏的{count, plural, other { # 欄}}。',
  showReplace: '取代…',
  replaceOne: '取代',
  replaceAll: '全部取代',
  replaced: '已取代 {count, plural, other {# 個儲存格}}的內容。',
  browser: '在試算表內按 Ctrl+F 可搜尋儲存格。',
  preview: '改動內容',
  firstRows: '只顯示首 {count, number} 列，還有其他列會更改。',
  more: '{count, plural, other {還有 # 項紀錄}}',
  nothing: '沒有相符的內容。',
  nothingChanges: '沒有任何更改。',
}
