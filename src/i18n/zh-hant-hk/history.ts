import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: '上載歷史',
  empty: '此瀏覽器尚未上載過任何內容。',
  emptyNext: '準備試算表',
  search: '按名稱搜尋上載歷史',
  nothing: '沒有名稱中包含「{search}」的上載。',
  list: '以往的上載',
  practice: '練習',
  failed: '無法讀取此瀏覽器儲存的上載歷史。',
  again: '再試一次',
}
