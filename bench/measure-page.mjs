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
