import type { shell as english } from '#i18n/en/shell.ts'
import type { Translation } from '#i18n/translation.ts'

export const shell: Translation<typeof english> = {
  product: 'Tracking Upload',
  main: '主导航',
  prepare: '准备',
  uploads: '上传历史',
  settings: '设置',
  help: '帮助',
  language: '语言',
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  skip: '跳到正文',
  practice: '练习模式：不会影响您的店铺',
  watching:
    'Tracking Upload 已在另一个标签页打开，只有那个标签页可以修改和发送。本标签页显示相同内容；那个标签页关闭后，由本标签页接手。',
  running: '有一次上传正在发送。',
  paused: '有一次上传在等您处理。',
  goToUpload: '打开该上传',
  allUploads: '查看此浏览器的上传历史',
  noSuchUpload: '此浏览器中没有这次上传，可能已被删除，或是在其他浏览器中进行的。',
  unreadableUpload: '无法从此浏览器读取这次上传。请重新加载页面；没有发送也没有更改任何内容。',
  notFound: '此地址没有页面。',
  goToPrepare: '前往“准备”',
  partMissing: '页面的一部分无法加载，可能有新版本，或网络已断开。您的表格和上传历史都已保存。',
  olderTab:
    '另一个标签页仍打开着旧版本的 Tracking Upload。请重新加载或关闭那个标签页，本页面会自动继续。您的表格和上传历史都已保存。',
  reload: '重新加载页面',
  broken: '此页面出了问题。您的表格和上传历史都已保存。',
  storage: {
    'newer-version':
      '此浏览器中已打开新版本的 Tracking Upload，本标签页无法再保存任何内容。请重新加载页面以继续；您的表格和上传历史都已保存。',
    lost: '浏览器已收回本标签页的存储，因此这里无法保存，也无法发送。请先从表格中复制仍需要的内容，然后重新加载页面。',
    insecure:
      '此页面未通过安全连接（https）打开，浏览器不允许它安全保存上传内容，因此无法在此上传。请向安装人员索取 https 地址。',
    forbidden:
      '此浏览器不允许页面保存数据，因此无法上传：没有日志，上传可能丢失或重复发送。请退出无痕模式或允许网站数据，然后重新加载。',
    unreadable:
      '无法打开此浏览器为 Tracking Upload 保存的内容（磁盘可能已满），因此无法上传：没有日志，上传可能丢失或重复发送。请腾出空间或重新启动浏览器，然后重新加载。没有删除任何内容。',
  },
  installation: {
    title: 'Tracking Upload 设置不正确',
    unreachable: '无法加载其设置（config.json）。请检查网络后重新加载。',
    wrong: '其设置（config.json）中有无法使用的内容，安装人员可查看下方说明。',
  },
}
