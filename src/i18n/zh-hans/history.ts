import type { history as english } from '#i18n/en/history.ts'
import type { Translation } from '#i18n/translation.ts'

export const history: Translation<typeof english> = {
  title: '上传历史',
  empty: '此浏览器还没有上传过任何内容。',
  emptyNext: '准备一张表格',
  search: '按名称搜索上传历史',
  nothing: '没有名称中包含“{search}”的上传。',
  list: '以往的上传',
  practice: '练习',
  failed: '无法读取此浏览器保存的上传历史。',
  again: '重试',
}
