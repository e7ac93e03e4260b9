import type { fixes as english } from '#i18n/en/fixes.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const fixes: Translation<typeof english> = {
  swap: '{count, plural, other {對調這 # 項紀錄}}',
  split: '{count, plural, other {分拆 # 項紀錄}}',
  join: '{count, plural, other {合併 # 項紀錄中的號碼}}',
  suggest: '{count, plural, other {採用 # 項建議}}',
  take: '{count, plural, other {從連結取出 # 個號碼}}',
  'clear-courier': '{count, plural, other {清除 # 個物流商}}',
  delete: '{count, plural, other {刪除 # 項紀錄}}',
  'leave-out': '剔除 {count, number} 個',
}
