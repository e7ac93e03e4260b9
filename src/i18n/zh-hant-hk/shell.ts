import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  main: '主導覽',
  prepare: '準備',
  uploads: '上載歷史',
  settings: '設定',
  help: '說明',
  language: '語言',
  theme: '主題',
  themes: { system: '跟隨系統', light: '淺色', dark: '深色' },
  skip: '跳到正文',
  practice: '練習模式：不會影響您的店舖',
  watching:
    'Tracking Upload 已在另一個分頁開啟，只有該分頁可以修改和傳送。本分頁顯示相同內容；該分頁關閉後，由本分頁接手。',
  running: '有一次上載正在傳送。',
  paused: '有一次上載正等您處理。',
  goToUpload: '開啟該上載',
  allUploads: '查看此瀏覽器的上載歷史',
  noSuchUpload: '此瀏覽器中沒有這次上載，可能已被刪除，或是在其他瀏覽器中進行的。',
  unreadableUpload: '無法從此瀏覽器讀取這次上載。請重新載入頁面；沒有傳送亦沒有更改任何內容。',
  notFound: '此網址沒有頁面。',
  goToPrepare: '前往「準備」',
  partMissing: '頁面的一部分無法載入，可能有新版本，或網絡已中斷。您的試算表和上載歷史都已儲存。',
  olderTab:
    '另一個分頁仍開啟着舊版本的 Tracking Upload。請重新載入或關閉該分頁，本頁面便會自動繼續。您的試算表和上載歷史都已儲存。',
  reload: '重新載入頁面',
  broken: '此頁面出現問題。您的試算表和上載歷史都已儲存。',
  storage: {
    'newer-version':
      '此瀏覽器已開啟新版本的 Tracking Upload，本分頁無法再儲存任何內容。請重新載入頁面以繼續；您的試算表和上載歷史都已儲存。',
    lost: '瀏覽器已收回本分頁的儲存空間，因此這裏無法儲存，也無法傳送。請先從試算表複製仍需要的內容，然後重新載入頁面。',
    insecure:
      '此頁面並非以安全連線（https）開啟，瀏覽器不容許它安全儲存上載內容，因此無法在此上載。請向安裝人員索取 https 網址。',
    forbidden:
      '此瀏覽器不容許頁面儲存資料，因此無法上載：沒有日誌，上載可能遺失或重複傳送。請離開無痕模式或容許網站資料，然後重新載入。',
    unreadable:
      '無法開啟此瀏覽器為 Tracking Upload 儲存的內容（磁碟可能已滿），因此無法上載：沒有日誌，上載可能遺失或重複傳送。請騰出空間或重新啟動瀏覽器，然後重新載入。沒有刪除任何內容。',
  },
  installation: {
    title: 'Tracking Upload 設定不正確',
    unreachable: '無法載入其設定（config.json）。請檢查網絡後重新載入。',
    wrong: '其設定（config.json）中有無法使用的內容，安裝人員可查看下方說明。',
  },
}
