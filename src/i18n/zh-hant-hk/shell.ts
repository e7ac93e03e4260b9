import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  notLoaded: '無法載入 Tracking Upload，請檢查網絡後重新載入。',
  tooOld: '此瀏覽器版本過舊，請更新後再使用。',
  main: '主導覽',
  prepare: '準備',
  uploads: '上載歷史',
  settings: '設定',
  help: '說明',
  skip: {
    sheet: '跳到試算表',
    issues: '跳到問題與提示',
    page: '跳到正文',
  },
  practice: '練習模式：不會傳送到您的店舖',
  practiceShort: '練習',
  watching: '您已在另一個分頁使用 Tracking Upload，此頁只供查看。',
  useThisTab: '改用此分頁',
  taking: '正在等待另一個分頁完成傳送。',
  giving: '正在完成傳送，之後可在另一個分頁繼續。',
  taken: '現在可在此分頁操作',
  running: '正在上載…',
  paused: '有一次上載已暫停。',
  goToUpload: '查看上載',
  allUploads: '查看所有上載',
  noSuchUpload: '此瀏覽器沒有這次上載。可能已刪除，或在其他地方上載。',
  unreadableUpload: '無法讀取這次上載。請重新載入頁面；沒有傳送亦沒有更改任何內容。',
  notFound: '找不到頁面',
  notFoundNext: '這個網址沒有對應的頁面。請檢查網址，或由「準備」開始。',
  goToPrepare: '前往「準備」',
  partMissing: '頁面有一部分未能載入。請重新載入；您的試算表和上載都不會遺失。',
  olderTab: '另一個分頁開啟着舊版本。請重新載入或關閉該分頁，然後在此繼續。',
  reload: '重新載入頁面',
  broken: '出現問題。您的試算表和上載都不會遺失。',
  storage: {
    'newer-version': '另一個分頁開啟着新版本。請重新載入以繼續；您的試算表和上載都不會遺失。',
    lost: '此分頁無法再使用瀏覽器的儲存空間，不能儲存亦不能傳送。請複製需要的內容，然後重新載入。',
    insecure: '上載需要安全的（https）網址。請向管理員索取。',
    forbidden:
      '此瀏覽器禁止儲存資料，無法防止上載遺失或重複。請離開無痕模式或容許網站資料，然後重新載入。',
    unreadable:
      '無法開啟此瀏覽器的儲存空間，因此不能上載；沒有刪除任何內容。請騰出磁碟空間或重新啟動瀏覽器，然後重新載入。',
  },
  installation: {
    title: 'Tracking Upload 的設定有誤',
    unreachable: '設定檔（config.json）未能載入。請檢查網絡，然後重新載入。',
    wrong: '設定檔（config.json）無效。請把以下資料交給管理員。',
  },
}
