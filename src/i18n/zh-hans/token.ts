import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const token: Translation<typeof english> = {
  connect: '连接',
  connected: '已连接',
  added: '已添加令牌',
  expired: '令牌已过期',
  expiredText: '此令牌已于{when}过期。如果电脑时间正确，请换新的令牌。',
  expires: '{when}过期。',
  shop: '店铺（选填）',
  rejected: '令牌被拒绝',
  toUpload: '连接后即可上传',
  andUpload: '连接并上传 {count, plural, other {# 条记录}}',
  andContinue: '使用令牌并继续',
  about: '粘贴您的访问令牌。关闭或刷新页面后，令牌不会保留。',
  replace: '要换用其他令牌，请粘贴在这里。',
  field: '访问令牌',
  use: '使用令牌',
  usePractice: '使用练习令牌',
  keep: '保留到关闭此标签页为止',
  keepHint: '关闭标签页之前，使用此设备的其他人可能读到令牌。',
  help: '在哪里获取？',
  rejectedText: '此令牌被拒绝或已过期。请换一个。',
  keptInTab: '保留到您关闭此标签页。',
  notKept: '刷新页面后不保留。',
  disconnect: '断开连接',
  disconnected: '已断开连接',
  problem: {
    missing: '请输入访问令牌。',
    'impossible-characters': '这不像是访问令牌。请重新复制。',
    'too-long': '这段文字太长，不是访问令牌。请只复制令牌。',
  },
}
