import type { common as english } from '#i18n/en/common.ts'
import type { Translation } from '#i18n/en/translation.ts'

/** Names of outcomes, for one entry and for several. */
const outcome = {
  waiting: '等待中',
  sending: '发送中',
  accepted: '已接受',
  failed: '失败',
  'courier-needed': '需选择物流商',
  unexplained: '未说明',
  'in-doubt': '存疑',
  refused: '整批被拒',
  'not-sent': '未发出',
  'set-aside': '已搁置',
} as const

export const common: Translation<typeof english> = {
  badCode: '含有不可见字符。',
  request: '请求 {number}',
  close: '关闭',
  copied: '已复制',
  notCopied: '无法复制。请选中文字后手动复制。',
  cancel: '取消',
  undo: '撤销',
  undoStep: '撤销 {step}',
  redo: '重做',
  loading: '正在加载…',
  showAll: '显示全部',
  showMore: '显示更多',
  entries: '{count, plural, other {# 条记录}}',
  orderId: '订单号',
  merchantOrderId: '商户订单号',
  courierNamed: '{name}（{code}）',
  courierCode: '物流商代码',
  courier: '物流商',
  trackingNumber: '运单号',
  row: '行',
  outcome,
  outcomes: outcome,
  source: {
    pasted: '粘贴，{time}',
    typed: '手动输入',
    sample: '示例表格',
    fileSheet: '{name}，{sheet}',
  },
  pastedUpload: '粘贴，{day} {time}（{count}）',
  day: '{year, select, none {} other {{year}}}{month}{day}',
  dayAndTime: '{day} {hour, plural, other {{time}}}',
  comma: '、',
  listOfSources: '{first} 及另外 {count, plural, other {# 个}}',
}
