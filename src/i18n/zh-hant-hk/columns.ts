import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: '配對欄位',
    intro: '請選擇「{source}」中各欄的內容。',
    none: '此試算表中沒有',
    column: '{letter} 欄',
    columnNamed: '{letter} 欄：{header}',
    introLone:
      '「{source}」只有一欄：請選擇它的內容。另一欄可以稍後貼到旁邊：複製該欄，按一下試算表中對應欄的第一個儲存格，然後按 Ctrl+V。',
    header: '欄名所在的行',
    headerRow: '第 {row} 行：{text}',
    noHeader: '沒有：每一行都是紀錄',
    samples: '試算表的首幾行',
    unused: '沒有使用',
    use: '使用這些欄位',
    needsTracking: '請選擇運單號碼所在的欄。',
    needsOrder: '請選擇訂單編號所在的欄，或至少選擇商戶訂單編號所在的欄。',
    twice: '兩個欄位選了同一欄，請為其中一個另選一欄。',
  },
  titles: '{count, plural, =1 {第 1 行是標題} other {第 1 至 {last} 行是標題}}',
  matched: '{field} ← {header}',
  matchedCount: '已配對 {count, plural, other {# 欄}}',
}
