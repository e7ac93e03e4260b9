import type { upload as english } from '#i18n/en/upload.ts'
import type { Translation } from '#i18n/translation.ts'

export const upload: Translation<typeof english> = {
  practiceMark: '練習',
  toService: '傳送至 {service}',
  facts: '{entries, plural, other {# 筆紀錄}}，{requests, plural, =0 {尚無請求} other {# 次請求}}',
  inTime: '用時 {time}',
  nextSheet: '開始下一張表',
  progress: '上載進度',
  progressText: '已傳送 {done, number} 筆，共 {total, plural, other {# 筆紀錄}}',
  remaining: '大約尚需 {time}',
  pause: '暫停',
  resume: '繼續',
  stop: '停止',
  sendRemaining: '傳送餘下的 {count, plural, other {# 筆紀錄}}',
  pausing: '正在等候已送出請求的回覆。',
  stopped: '您已停止這次上載。尚有 {count, plural, other {# 筆紀錄}}未傳送。',
  waiting: {
    told: '平台要求稍候。{seconds, plural, other {# 秒}}後自動繼續傳送。',
    notTold: '平台繁忙，暫時沒有接收任何內容。{seconds, plural, other {# 秒}}後自動再試。',
  },
  paused: {
    byPerson: '已暫停。',
    tokenMissing: '需要存取權杖才能傳送。',
    tokenRejected: '平台沒有接受這個權杖。這次請求沒有處理任何內容，亦沒有遺失任何內容。',
    tokenNext: '請在頁面頂部輸入權杖，傳送會從同一筆紀錄繼續。',
    enterToken: '輸入權杖',
    trialFailed: '首幾筆紀錄作為試送，全部因同一原因失敗，原因見下方。',
    trialFailedSilently:
      '首幾筆紀錄作為試送，全部失敗，平台沒有說明原因。請先在店舖中核對幾筆；按「繼續」會傳送其餘紀錄。',
    trialNext: '請先查看問題所在，以免其餘紀錄同樣失敗。按「繼續」仍會傳送其餘紀錄。',
    offline: '此裝置已離線。恢復連線後，餘下的紀錄會自動傳送。',
    storage:
      '瀏覽器無法記下即將傳送的內容（磁碟可能已滿），因此甚麼都沒有傳送。請騰出空間，然後按「繼續」。',
    interrupted:
      '上載途中頁面被關閉。當時正在傳送的紀錄列於「存疑」。如果還有其他紀錄，按「繼續」即可傳送。',
    otherUpload: '另一次上載正在傳送。它結束或停下後，這次上載會自動繼續。',
    openOther: '開啟另一次上載',
    serviceWrote: '平台的原文：',
    rest: '{count, plural, other {# 筆紀錄}}等候傳送。',
  },
  after: {
    'not-processed': '這次請求沒有處理任何內容；按「繼續」會再試一次。',
    refused: '其中的紀錄列於「整批被拒」，可以修改、再次傳送，或分拆以找出有問題的一筆。',
    'not-sent': '其中的紀錄沒有送出；按「繼續」即可傳送。',
    unknown:
      '無法知道其中的紀錄是否已獲處理。它們列於「存疑」，絕不會自動再次傳送。如果還有其他紀錄，按「繼續」只會傳送那些紀錄。',
  },
  title: {
    sending: '{percent} · {name}',
    waiting: '等候中 · {name}',
    paused: '已暫停 · {name}',
    open: '{count, number} 筆待處理 · {name}',
    done: '已完成 · {name}',
  },
  announce: {
    ended:
      '傳送已結束。{accepted, plural, other {# 筆紀錄}}已接受，{open, plural, =0 {沒有待處理的紀錄} other {# 筆待處理}}。',
    paused: '傳送已停下。{reason}',
  },
  books: '每筆紀錄的狀況',
  booksHint: '按數字可查看對應的紀錄。',
  reported: {
    title: '平台的報告',
    firstSending: '首次傳送',
    resend: '第 {number, number} 次重送',
    accepted: '已接受',
    rejected: '已拒絕',
    notFound: '找不到',
    courierNeeded: '需選擇物流商',
    notReported: '未報告',
    noAnswerYet: '尚無回覆',
  },
  differ: {
    lead: '數字不一致的原因：',
    resent: '平台對每次傳送分開計數，再次傳送的紀錄會再次計入。',
    noAnswer: '{count, plural, other {# 筆紀錄}}沒有得到回覆，不在平台的計數之內。',
    unexplained:
      '在 {unnamed, plural, other {# 筆紀錄}}中，平台計為已接受的有 {accepted, number} 筆，但沒有說明是哪些。',
    marked: '{count, plural, other {# 筆紀錄}}由您標記為已接受。',
    setAside: '{count, plural, other {# 筆紀錄}}已擱置。',
    noReason: '{count, plural, other {# 筆紀錄}}未獲接受，平台亦沒有列出。',
    ownCounts: '平台計數為 {counted, plural, other {# 筆失敗}}，列出的有 {named, number} 筆。',
    other: '平台沒有說明它的計數方法。',
  },
  strays: '平台還列出了 {count, plural, other {# 筆}}這次上載沒有傳送的紀錄：',
  nobody: '無編號',
  all: {
    title: '全部紀錄',
    outcome: '結果',
    details: '詳情',
    search: '搜尋這些紀錄',
    only: '只顯示：{outcome}',
    showAll: '顯示全部紀錄',
    found: '{count, plural, =0 {沒有符合的紀錄。} other {# 筆紀錄}}',
  },
  end: {
    title: '全部處理完畢',
    accepted: '{count, plural, other {# 筆紀錄}}已接受',
    andSetAside: '{count, plural, other {# 筆}}已擱置',
    practice: '這是練習，沒有任何內容傳送到您的店舖。',
  },
}
