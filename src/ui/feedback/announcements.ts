/** A text to be announced. `about` names its topic: a newer text about the same topic replaces it. */
type Waiting = { readonly text: string; readonly about: string | undefined }

/** An empty text cancels waiting texts about the same topic. */
export type Announce = (text: string, about?: string) => void

const QUIET_MS = 1000
/** A screen reader reads a live region only when it changes, so it is emptied before the next text. */
const EMPTY_MS = 100
/** Long enough to be read out. */
const SHOWN_MS = 4000

/**
 * Collects texts until a second is quiet, then shows them all in their order, repeated ones included. Of texts about
 * the same topic, such as a count while the user types, only the newest is shown.
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
