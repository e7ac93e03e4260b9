/** A timer that fires later than this was delayed because the computer slept. */
const LATE_MS = 1000
const MOMENT_MS = 5000

/**
 * Starts the timeout of a request, including the body. `passed` resolves even if the fetch ignores the signal. After
 * the computer slept, there is an extra moment to read an answer that arrived meanwhile.
 */
export function startDeadline<Late>(timeoutMs: number, late: Late) {
  const controller = new AbortController()
  let settle: (outcome: Late) => void
  const passed = new Promise<Late>((resolve) => (settle = resolve))
  const finish = () => {
    settle(late)
    controller.abort()
  }
  const due = Date.now() + timeoutMs
  const onTime = () => {
    if (Date.now() - due <= LATE_MS) finish()
    else timer = setTimeout(finish, Math.min(timeoutMs, MOMENT_MS))
  }
  let timer = setTimeout(onTime, timeoutMs)
  return { signal: controller.signal, passed, end: () => clearTimeout(timer) }
}
