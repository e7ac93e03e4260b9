/** A timer that is later than this was held up by the computer, which slept. */
const LATE_MS = 1000
const MOMENT_MS = 5000

/**
 * The time that an answer may take, its body included; `passed` holds although a fetch should ignore its signal. What
 * came while the computer slept is read after it woke up: an answer is worth a moment more.
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
