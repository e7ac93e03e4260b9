// Runs before the page is drawn, while its code is on its way.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('tracking-upload theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch (error) {
    // Storage can be forbidden; the system's theme is used then.
    root.dataset.storage = 'forbidden'
  }
  // It stands there until the page is drawn.
  function sayNotLoaded() {
    var sentence = document.getElementById('not-loaded')
    if (sentence) sentence.hidden = false
  }
  addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target instanceof HTMLScriptElement) sayNotLoaded()
    },
    true,
  )
  var modern = window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in srgb, red, blue)')
  if (!modern) {
    document.addEventListener('DOMContentLoaded', function () {
      document.body.textContent =
        'This browser is too old for Tracking Upload. Please use Chrome or Edge 111, Firefox 114, Safari 16.4 or newer. · ' +
        'Este navegador es demasiado antiguo para Tracking Upload. · 此浏览器版本过旧，请更新后再使用。 · 此瀏覽器版本過舊，請更新後再使用。'
    })
  }
  // 20 ms the first time: no other task gets longer by it.
  Intl.DateTimeFormat().resolvedOptions()
  Intl.NumberFormat().format(0)
})()
