/** A text to be read out. `about`: what it is a state of, so that a newer one makes it out of date. */
type Waiting = { readonly text: string; readonly about: string | undefined }

/** An empty text takes back what is still to be said about the same. */
export type Announce = (text: string, about?: string) => void

const QUIET_MS = 1000
/** A screen reader hears a text only if the line changes, so before the next one the line is empty for a moment. */
const EMPTY_MS = 100
/** Long enough to be read out. */
const SHOWN_MS = 4000

/**
 * Collects texts until a second is quiet, and then shows all of them in their order. None is lost, and the same text is shown
 * again; only of texts about the same, such as a count while one types, the newest is shown.
 */
export function createAnnouncements(show: (texts: readonly string[]) => void): {
  readonly announce: Announce
  readonly stop: () => void
} {
  let waiting: readonly Waiting[] = []
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const stop = () => timers.forEach(clearTimeout)
  const speak = () => {
    show(waiting.map(({ text }) => text))
    waiting = []
    timers = [setTimeout(() => show([]), SHOWN_MS)]
  }
  const announce: Announce = (text, about) => {
    const others = waiting.filter((one) => about === undefined || one.about !== about)
    if (text === '') {
      waiting = others
      return
    }
    waiting = [...others, { text, about }]
    stop()
    timers = [setTimeout(() => show([]), QUIET_MS - EMPTY_MS), setTimeout(speak, QUIET_MS)]
  }
  return { announce, stop }
}
