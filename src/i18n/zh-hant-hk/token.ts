import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const token: Translation<typeof english> = {
  connect: '連接',
  connected: '已連接',
  added: '已加入存取權杖',
  expired: '存取權杖已過期',
  expiredText: '此存取權杖已於{when}過期。如電腦時間正確，請更換。',
  expires: '{when}過期。',
  shop: '店舖（選填）',
  rejected: '存取權杖無效',
  toUpload: '連接後即可上載',
  andUpload: '連接並上載 {count, plural, other {# 項紀錄}}',
  andContinue: '使用權杖並繼續',
  about: '貼上您的存取權杖。關閉或重新載入頁面後，權杖不會保留。',
  replace: '要改用其他權杖，請貼在這裏。',
  field: '存取權杖',
  use: '使用權杖',
  usePractice: '使用練習權杖',
  keep: '保留至關閉此分頁為止',
  keepHint: '關閉分頁之前，使用這部裝置的其他人可能讀取權杖。',
  help: '在哪裏取得？',
  rejectedText: '此存取權杖無效或已過期。請換一個。',
  keptInTab: '保留至您關閉此分頁。',
  notKept: '重新載入後不保留。',
  disconnect: '中斷連接',
  disconnected: '已中斷連接',
  problem: {
    missing: '請輸入存取權杖。',
    'impossible-characters': '這不像是存取權杖。請重新複製。',
    'too-long': '這段文字太長，不是存取權杖。請只複製權杖。',
  },
}
