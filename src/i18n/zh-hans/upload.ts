import type { upload as english } from '#i18n/en/upload.ts'
import type { Translation } from '#i18n/translation.ts'

export const upload: Translation<typeof english> = {
  practiceMark: '练习',
  toService: '发往 {service}',
  facts: '{entries, plural, other {# 条记录}}，{requests, plural, =0 {尚无请求} other {# 次请求}}',
  inTime: '用时 {time}',
  nextSheet: '开始下一张表',
  progress: '上传进度',
  progressText: '已发送 {done, number} 条，共 {total, plural, other {# 条记录}}',
  remaining: '大约还需 {time}',
  pause: '暂停',
  resume: '继续',
  stop: '停止',
  sendRemaining: '发送剩余的 {count, plural, other {# 条记录}}',
  pausing: '正在等待已发出请求的回复。',
  stopped: '您已停止本次上传。还有 {count, plural, other {# 条记录}}未发送。',
  waiting: {
    told: '平台要求稍候。{seconds, plural, other {# 秒}}后自动继续发送。',
    notTold: '平台繁忙，暂时没有接收任何内容。{seconds, plural, other {# 秒}}后自动再试。',
  },
  paused: {
    byPerson: '已暂停。',
    tokenMissing: '需要访问令牌才能发送。',
    tokenRejected: '平台没有接受这个令牌。这次请求没有处理任何内容，也没有丢失任何内容。',
    tokenNext: '请在页面顶部输入令牌，发送会从同一条记录继续。',
    enterToken: '输入令牌',
    trialFailed: '前几条记录作为试发送，全部因同一原因失败，原因见下方。',
    trialFailedSilently:
      '前几条记录作为试发送，全部失败，平台没有说明原因。请先在店铺中核对几条；点“继续”会发送其余记录。',
    trialNext: '请先查看问题所在，以免其余记录同样失败。点“继续”仍会发送其余记录。',
    offline: '此设备已离线。恢复连接后，剩余记录会自动发送。',
    storage:
      '浏览器无法记下即将发送的内容（磁盘可能已满），因此什么都没有发送。请腾出空间，然后点“继续”。',
    interrupted:
      '上传途中页面被关闭。当时正在发送的记录列在“存疑”中。如果还有其他记录，点“继续”即可发送。',
    otherUpload: '另一次上传正在发送。它结束或停下后，本次上传会自动继续。',
    openOther: '打开另一次上传',
    serviceWrote: '平台的原文：',
    rest: '{count, plural, other {# 条记录}}等待发送。',
  },
  after: {
    'not-processed': '这次请求没有处理任何内容；点“继续”会再试一次。',
    refused: '其中的记录列在“整批被拒”中，可以修改、再次发送，或拆分以找出有问题的那一条。',
    'not-sent': '其中的记录没有发出；点“继续”即可发送。',
    unknown:
      '无法知道其中的记录是否已被处理。它们列在“存疑”中，绝不会自动再次发送。如果还有其他记录，点“继续”只会发送那些记录。',
  },
  title: {
    sending: '{percent} · {name}',
    waiting: '等待中 · {name}',
    paused: '已暂停 · {name}',
    open: '{count, number} 条待处理 · {name}',
    done: '已完成 · {name}',
  },
  announce: {
    ended:
      '发送已结束。{accepted, plural, other {# 条记录}}已接受，{open, plural, =0 {没有待处理的记录} other {# 条待处理}}。',
    paused: '发送已停下。{reason}',
  },
  books: '每条记录的状态',
  booksHint: '点击数字可查看对应的记录。',
  reported: {
    title: '平台的报告',
    firstSending: '首次发送',
    resend: '第 {number, number} 次重发',
    accepted: '已接受',
    rejected: '已拒绝',
    notFound: '未找到',
    courierNeeded: '需选择物流商',
    notReported: '未报告',
    noAnswerYet: '尚无回复',
  },
  differ: {
    lead: '数字不一致的原因：',
    resent: '平台对每次发送分别计数，再次发送的记录会再次计入。',
    noAnswer: '{count, plural, other {# 条记录}}没有得到回复，不在平台的计数中。',
    unexplained:
      '在 {unnamed, plural, other {# 条记录}}中，平台计为已接受的有 {accepted, number} 条，但没有说明是哪些。',
    marked: '{count, plural, other {# 条记录}}由您标记为已接受。',
    setAside: '{count, plural, other {# 条记录}}已搁置。',
    noReason: '{count, plural, other {# 条记录}}未被接受，平台也没有列出。',
    ownCounts: '平台计数为 {counted, plural, other {# 条失败}}，列出的有 {named, number} 条。',
    other: '平台没有说明它的计数方法。',
  },
  strays: '平台还列出了 {count, plural, other {# 条}}本次上传没有发送的记录：',
  nobody: '无编号',
  all: {
    title: '全部记录',
    outcome: '结果',
    details: '详情',
    search: '搜索这些记录',
    only: '仅显示：{outcome}',
    showAll: '显示全部记录',
    found: '{count, plural, =0 {没有符合的记录。} other {# 条记录}}',
  },
  end: {
    title: '全部处理完毕',
    accepted: '{count, plural, other {# 条记录}}已接受',
    andSetAside: '{count, plural, other {# 条}}已搁置',
    practice: '这是练习，没有任何内容发送到您的店铺。',
  },
}
