/** Init script of every measured page: records long tasks and runs stopwatches. */
export function watchPage() {
  performance.setResourceTimingBufferSize(5000)
  const tasks = []
  const note = (entries) => tasks.push(...entries.map(({ duration }) => duration))
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })

  const watches = []
  window.bench = {
    /** The longest task since the last call, in ms; 0: none was over 50 ms. */
    takeLongestTask() {
      note(observer.takeRecords())
      return Math.max(0, ...tasks.splice(0))
    },

    /** Starts a stopwatch, from the next key, press or chosen file until the condition is painted; returns its number. */
    startWatch(isSo, value) {
      let from = null
      const begin = ({ timeStamp }) => (from ??= timeStamp)
      for (const kind of ['change', 'keydown', 'mousedown', 'dblclick'])
        addEventListener(kind, begin, { capture: true, once: true })
      const look = (resolve) => {
        if (from === null || !isSo(value)) requestAnimationFrame(() => look(resolve))
        else requestAnimationFrame(() => setTimeout(() => resolve({ from, to: performance.now() })))
      }
      return watches.push(new Promise(look)) - 1
    },

    /** Start and end of a stopwatch. */
    readWatch: (number) => watches[number],

    /** Starts the stopwatches for a scripted action. */
    begin: () => dispatchEvent(new Event('keydown')),

    cell: (row, column) =>
      document.querySelector(`[role=grid] [aria-rowindex="${row}"] > [aria-colindex="${column}"]`)
        ?.textContent ?? '',

    /** The times of the service's answers. */
    answersAt: () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/v1/api/tracking'))
        .map(({ responseEnd }) => responseEnd),
  }
}
