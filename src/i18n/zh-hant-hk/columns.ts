import type { columns as english } from '#i18n/en/columns.ts'
import type { Translation } from '#i18n/translation.ts'

export const columns: Translation<typeof english> = {
  match: {
    title: '配對欄位',
    intro: '請選擇「{source}」中各欄的內容。',
    none: '此試算表中沒有',
    column: '{letter} 欄',
    columnNamed: '{letter} 欄：{header}',
    hasHeader: '第 {row} 行是欄名，不是紀錄',
    samples: '試算表的首幾行',
    unused: '沒有使用',
    use: '使用這些欄位',
    needsTracking: '請選擇運單號碼所在的欄。',
    needsOrder: '請選擇訂單編號所在的欄，或至少選擇商戶訂單編號所在的欄。',
    twice: '兩個欄位選了同一欄，請為其中一個另選一欄。',
  },
  matched: '{field} ← {header}',
  matchedCount: '已配對 {count, plural, other {# 欄}}',
}
