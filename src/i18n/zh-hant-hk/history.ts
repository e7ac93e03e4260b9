import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: '上載記錄',
  empty: '這個瀏覽器尚未上載過任何內容。',
  emptyNext: '準備一張表',
  search: '按名稱搜尋上載',
  nothing: '沒有名稱包含「{search}」的上載。',
  list: '以往的上載',
  practice: '練習',
  failed: '無法讀取這個瀏覽器保存的上載。',
  again: '再試一次',
}
