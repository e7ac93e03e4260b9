import type { settings as english } from '#i18n/en/settings.ts'
import type { Translation } from '#i18n/translation.ts'

export const settings: Translation<typeof english> = {
  title: '设置',
  installation: {
    title: '此安装',
    practice: '练习模式：由内置模拟器回复，不会影响您的店铺。',
    service: '平台',
    practiceService: '内置模拟器',
    unnamed: '未命名',
    address: '地址',
    sameAddress: '本页面的地址，由它把上传内容转交给平台',
    requestSize: '每次请求的记录数',
    requestsAtOnce: '同时发出的请求数',
    timeout: '等待回复的最长时间',
    seconds: '{count, plural, other {# 秒}}',
    changedBy: '安装 Tracking Upload 的人员可以更改这些设置。',
  },
  columns: {
    title: '记住的列',
    about: '您指明各列的内容后，此浏览器会记住，下次遇到同样的表格时直接使用。',
    count: '{count, plural, =0 {没有记住任何表格样式。} other {已记住 # 种表格样式。}}',
    forget: '忘记已记住的列',
    forgotten: '已忘记记住的列。',
  },
  kept: {
    title: '此浏览器保存的内容',
    about:
      '您的表格、上传内容和平台的回复只保存在此浏览器中，直到您清除网站数据。访问令牌不会保存，除非您勾选“在此标签页中保留”。',
    used: '浏览器允许的 {quota} 中，已使用约 {used}。',
    unknown: '浏览器没有说明已使用多少空间。',
    size: {
      kilobyte: '{size} kB',
      megabyte: '{size} MB',
      gigabyte: '{size} GB',
    },
  },
}
