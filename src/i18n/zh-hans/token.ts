import type { token as english } from '#i18n/en/token.ts'
import type { Translation } from '#i18n/translation.ts'

export const token: Translation<typeof english> = {
  label: '访问',
  field: '访问令牌',
  use: '使用令牌',
  keep: '在此标签页中保留',
  change: '更换令牌',
  ends: '令牌尾号 <digits>{ending}</digits>',
  set: '令牌已就绪',
  help: '在哪里获取？',
  rejected: '平台没有接受这个令牌，因此没有处理任何记录。请输入另一个令牌。',
  taken: '令牌已就绪',
  problem: {
    missing: '请在此粘贴或输入访问令牌。',
    'impossible-characters':
      '这不可能是令牌：其中有令牌不会有的字符。请回到获取令牌的地方重新复制。',
  },
}
