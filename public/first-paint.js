// Runs before the page is drawn, while its code is on its way.
;(function () {
  var root = document.documentElement
  var language = null
  try {
    var theme = localStorage.getItem('tracking-upload theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    language = localStorage.getItem('tracking-upload language')
  } catch (error) {
    // Storage can be forbidden; the system's theme is used then.
    root.dataset.storage = 'forbidden'
  }
  // The one place that chooses the language: the code speaks the one that stands in `lang`, and its first texts come
  // together with it.
  var texts = document.querySelectorAll('link[rel=texts]')
  var wanted = find(language) || firstSpoken(navigator.languages || [])
  var chosen = wanted || find('en')
  if (!wanted) root.dataset.language = 'missing'
  if (chosen) {
    root.lang = chosen.hreflang
    chosen.rel = 'modulepreload'
  }
  function find(tag) {
    for (var at = 0; at < texts.length; at += 1) if (texts[at].hreflang === tag) return texts[at]
    return null
  }
  // The first language of the browser's list that the product speaks, in the same script: `pt-PT` finds `pt-BR`, `zh-TW`
  // finds `zh-Hant-HK`.
  function firstSpoken(tags) {
    for (var at = 0; at < tags.length; at += 1)
      for (var index = 0; index < texts.length; index += 1)
        if (writtenAs(texts[index].hreflang) === writtenAs(tags[at])) return texts[index]
    return null
  }
  function writtenAs(tag) {
    try {
      var locale = new Intl.Locale(tag).maximize()
      return locale.language + '-' + locale.script
    } catch (error) {
      // Browsers on Linux can list tags that are none.
      return null
    }
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
  // What the product cannot do without, and what the oldest browser that it is tried in has: Chrome and Edge 111 mix
  // colours, Firefox 121 knows :has, Safari 16.4 looks behind in regular expressions and unpacks workbooks.
  function isModern() {
    return (
      supports('color: color-mix(in srgb, red, blue)') &&
      supports('selector(:has(a))') &&
      looksBehind() &&
      startsModules() &&
      !!window.DecompressionStream
    )
  }
  function supports(condition) {
    return !!window.CSS && !!CSS.supports && CSS.supports('(' + condition + ')')
  }
  function looksBehind() {
    try {
      return new RegExp('(?<=a)b').test('ab')
    } catch (error) {
      // Safari before 16.4 takes it for a mistake.
      return false
    }
  }
  // Only a browser that starts modules in workers asks for the type, and is stopped there: nothing is started.
  function startsModules() {
    var isAsked = false
    var options = {
      get type() {
        isAsked = true
        throw new Error('asked')
      },
    }
    try {
      new Worker('data:,', options).terminate()
    } catch (error) {
      // Whether it asked says enough.
    }
    return isAsked
  }
  function sayTooOld() {
    var body = document.body || root.appendChild(document.createElement('body'))
    var sentences = []
    for (var at = 0; at < texts.length; at += 1) sentences.push(texts[at].dataset.tooOld)
    body.textContent = sentences.join(' · ')
  }
  if (!isModern()) {
    // The rest of the page, with its modules, is not read any more.
    if (window.stop) window.stop()
    sayTooOld()
  }
})()
