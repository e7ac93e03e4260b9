import type { common as english } from '#i18n/en/common.ts'
import type { Translation } from '#i18n/en/translation.ts'

/** Names of outcomes, for one entry and for several. */
const outcome = {
  waiting: '等候中',
  sending: '傳送中',
  accepted: '已接受',
  failed: '失敗',
  'courier-needed': '需選擇物流商',
  unexplained: '未有結果',
  'in-doubt': '存疑',
  refused: '整批未獲處理',
  'not-sent': '未送出',
  'set-aside': '已擱置',
} as const

export const common: Translation<typeof english> = {
  badCode: '含有隱藏字元。',
  request: '請求 {number}',
  close: '關閉',
  copied: '已複製',
  notCopied: '未能複製。請選取文字後自行複製。',
  cancel: '取消',
  undo: '復原',
  undoStep: '復原 {step}',
  redo: '重做',
  loading: '正在載入…',
  showAll: '顯示全部',
  showMore: '顯示更多',
  entries: '{count, plural, other {# 項紀錄}}',
  orderId: '訂單編號',
  merchantOrderId: '商戶訂單編號',
  courierNamed: '{name}（{code}）',
  courierCode: '物流商代碼',
  courier: '物流商',
  trackingNumber: '追蹤編號',
  row: '列',
  outcome,
  outcomes: outcome,
  source: {
    pasted: '貼上，{time}',
    typed: '手動輸入',
    sample: '範例試算表',
    fileSheet: '{name}，{sheet}',
  },
  pastedUpload: '貼上，{day} {time}（{count}）',
  day: '{year, select, none {} other {{year}}}{month}{day}',
  dayAndTime: '{day} {hour, plural, other {{time}}}',
  comma: '、',
  listOfSources: '{first} 及另外 {count, plural, other {# 個}}',
}
