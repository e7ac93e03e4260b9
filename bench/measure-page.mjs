/** Runs in the page before anything else: notes long tasks, and when a file was chosen. */
export function watchPage() {
  window.benchTasks = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.benchTasks.push({ start: entry.startTime, duration: entry.duration })
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener(
    'change',
    (event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return
      window.benchChosen = performance.now()
      window.benchFirstRow = null
      const look = () => {
        if (document.querySelector('[role=grid] [role=gridcell]')) {
          window.benchFirstRow = performance.now() - window.benchChosen
        } else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** Resolves with the milliseconds from choosing the file until all these texts stand on the screen. */
export function untilTexts(texts) {
  return new Promise((resolve) => {
    const look = () => {
      const shown = document.body.textContent
      if (window.benchChosen && texts.every((text) => shown.includes(text)))
        resolve(performance.now() - window.benchChosen)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Notes in `benchEdit` the milliseconds from the next key to this text in a cell. */
export function watchEdit(text) {
  window.benchEdit = null
  const start = (event) => {
    const pressed = event.timeStamp
    const look = () => {
      const cells = [...document.querySelectorAll('[role=gridcell]')]
      if (cells.some((cell) => cell.textContent.includes(text)))
        window.benchEdit = performance.now() - pressed
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('keydown', start, { capture: true, once: true })
}

/** Runs in the page before anything else: notes when the summary of an upload and its open panel stand there. */
export function watchSummary() {
  window.benchFrom = 0
  window.benchSummary = null
  const region = (name) => document.querySelector(`[aria-label="${name}"]`)
  const list = () => document.querySelector('[data-stage] [role=grid]')
  const look = () => {
    const panel = document.querySelector('[data-stage] :is([role=gridcell], input[type=radio])')
    const stands = region('Where every entry stands') && panel
    if (window.benchSummary === null && stands)
      window.benchSummary = performance.now() - window.benchFrom
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  /** Until a row with this text stands in the list, which has no other. */
  window.benchUntilRow = (text, start) =>
    new Promise((resolve) => {
      const from = performance.now()
      start()
      const again = () => {
        const grid = list()
        const isThere =
          grid?.getAttribute('aria-rowcount') === '2' && grid.textContent.includes(text)
        if (isThere) resolve(performance.now() - from)
        else requestAnimationFrame(again)
      }
      requestAnimationFrame(again)
    })
  window.benchType = (key) => {
    const field = document.querySelector('[data-stage] input[type=search]')
    field.focus()
    document.execCommand('insertText', false, key)
  }
}

/** Resolves with the milliseconds until summary and panel stood there, painted. */
export function untilSummary() {
  return new Promise((resolve) => {
    const look = () => {
      if (window.benchSummary === null) requestAnimationFrame(look)
      else resolve(window.benchSummary)
    }
    look()
  })
}

/** Opens a panel by its button in the rail; the milliseconds until the list has another length. */
export function pressed(name) {
  const rail = document.querySelector('nav[aria-label="This upload"]')
  const button = [...rail.querySelectorAll('button')].find((one) =>
    one.textContent.startsWith(name),
  )
  const count = () =>
    document.querySelector('[data-stage] [role=grid]')?.getAttribute('aria-rowcount')
  return new Promise((resolve) => {
    const before = count()
    const from = performance.now()
    button.click()
    const look = () => {
      if (count() !== before) resolve(performance.now() - from)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** A bare loop of requests of 100 entries, each read to its end before the next one. */
export async function bareLoop([url, count]) {
  for (let n = 0; n <= count; n += 1) {
    const body = JSON.stringify(
      Array.from({ length: 100 }, (_, index) => ({
        orderId: `SO-${n * 100 + index}`,
        merchantOrderId: `M-${index}`,
        courier: '190008',
        trackingId: `YT${2_300_000_000_000_000 + index}`,
      })),
    )
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        Authorization: 'Bearer bench-token-1234',
        'Content-Type': 'application/json',
      },
      body,
    })
    await response.text()
  }
}

/** Takes away what is kept of the journals of uploads beside them. */
export async function clearCheckpoints() {
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const transaction = database.transaction('uploadCheckpoints', 'readwrite')
    transaction.objectStore('uploadCheckpoints').clear()
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }
}
