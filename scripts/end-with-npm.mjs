const LOOK_MS = 250

/**
 * Ends this process as a SIGTERM would when the shell is gone in which npm runs it. npm hands a signal to that shell
 * only, which ends without telling: the server would live on and keep its port.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}
