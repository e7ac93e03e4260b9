import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/en/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  notLoaded: '无法加载 Tracking Upload，请检查网络后刷新页面。',
  tooOld: '此浏览器版本过旧，请更新后再使用。',
  main: '主导航',
  prepare: '准备',
  uploads: '上传历史',
  settings: '设置',
  help: '帮助',
  skip: {
    sheet: '跳到表格',
    issues: '跳到问题与提醒',
    page: '跳到正文',
  },
  practice: '练习模式：不会发送到您的店铺',
  practiceShort: '练习',
  watching: '您已在另一个标签页中使用 Tracking Upload，此页只能查看。',
  useThisTab: '改用此标签页',
  taking: '正在等待另一个标签页完成发送。',
  giving: '正在完成发送，之后可在另一个标签页继续。',
  taken: '现在可以在此标签页操作',
  running: '正在上传…',
  paused: '有一次上传已暂停。',
  goToUpload: '查看上传',
  allUploads: '查看全部上传',
  noSuchUpload: '此浏览器中没有这次上传。可能已删除，或是在别处上传的。',
  unreadableUpload: '无法读取这次上传。请刷新页面；没有发送也没有更改任何内容。',
  notFound: '找不到页面',
  notFoundNext: '请检查地址，或从“准备”开始。',
  goToPrepare: '前往“准备”',
  partMissing: '页面有一部分未能加载。请刷新页面；您的表格和上传不会丢失。',
  olderTab: '另一个标签页中打开着旧版本。请刷新或关闭那个标签页，然后在此继续。',
  reload: '刷新页面',
  broken: '出了点问题。您的表格和上传不会丢失。',
  storage: {
    'newer-version': '另一个标签页中打开着新版本。请刷新页面以继续；您的表格和上传不会丢失。',
    lost: '此标签页无法再使用浏览器的存储空间，不能保存也不能发送。请复制需要的内容，然后刷新页面。',
    insecure: '上传需要安全的（https）地址。请向管理员索取。',
    forbidden:
      '此浏览器禁止存储数据，无法防止上传丢失或重复。请退出无痕模式或允许网站数据，然后刷新页面。',
    unreadable:
      '无法打开此浏览器的存储空间，因此不能上传；没有删除任何内容。请腾出磁盘空间或重启浏览器，然后刷新页面。',
  },
  installation: {
    title: 'Tracking Upload 的配置有误',
    unreachable: '配置文件（config.json）未能加载。请检查网络，然后刷新页面。',
    wrong: '配置文件（config.json）无效。请把以下详情发给管理员。',
  },
}
