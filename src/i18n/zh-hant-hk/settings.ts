import type { settings as english } from '#i18n/en/settings.ts'
import type { Translation } from '#i18n/translation.ts'

export const settings: Translation<typeof english> = {
  title: '設定',
  installation: {
    title: '此安裝',
    practice: '練習模式：由內置模擬器回覆，不會影響您的店舖。',
    service: '平台',
    practiceService: '內置模擬器',
    unnamed: '未命名',
    address: '地址',
    sameAddress: '本頁的地址，由它把上載內容轉交平台',
    requestSize: '每次請求的紀錄數目',
    requestsAtOnce: '同時發出的請求數目',
    timeout: '等候回覆的最長時間',
    seconds: '{count, plural, other {# 秒}}',
    changedBy: '安裝 Tracking Upload 的人員可以更改這些設定。',
  },
  columns: {
    title: '記住的欄位',
    about: '您指明各欄的內容後，此瀏覽器會記住，下次遇到同樣的試算表時直接使用。',
    count: '{count, plural, =0 {沒有記住任何試算表樣式。} other {已記住 # 種試算表樣式。}}',
    forget: '忘記已記住的欄位',
    forgotten: '已忘記記住的欄位。',
  },
  kept: {
    title: '此瀏覽器儲存的內容',
    about:
      '您的試算表、上載內容和平台的回覆只儲存在此瀏覽器中，直至您清除網站資料。存取權杖不會儲存，除非您剔選「在此分頁中保留」。',
    used: '瀏覽器允許的 {quota} 中，已使用約 {used}。',
    unknown: '瀏覽器沒有說明已使用多少空間。',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
}
