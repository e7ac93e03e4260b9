import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/translation.ts'

export const token: Translation<typeof english> = {
  label: '存取',
  field: '存取權杖',
  use: '使用權杖',
  keep: '在此分頁中保留',
  change: '更換權杖',
  ends: '權杖尾號 <digits>{ending}</digits>',
  set: '權杖已就緒',
  help: '在哪裏取得？',
  rejected: '平台沒有接受這個權杖，因此沒有處理任何紀錄。請輸入另一個權杖。',
  taken: '權杖已就緒',
  problem: {
    missing: '請在此貼上或輸入存取權杖。',
    'impossible-characters':
      '這不可能是權杖：當中有權杖不會有的字元。請回到取得權杖的地方重新複製。',
  },
}
