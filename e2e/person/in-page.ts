/** Functions that run in the page of any browser. They are sent as source text, so they can't use other code of this file. */
import type { queries } from '@testing-library/dom'
import type { Copied } from './person.ts'

declare global {
  var caughtPaste: Copied | undefined
}

type Words = string | { readonly source: string; readonly flags: string }
/** A serializable target: a regular expression can't be sent to a page. */
export type SentTarget = {
  readonly role: string
  readonly name: Words
  readonly within?: SentTarget
}

export type PageQueries = ReturnType<typeof createQueries>

declare global {
  var faultsOfPage: string[] | undefined
}

/** Records uncaught errors and policy violations. */
export function noteFaults() {
  if (globalThis.faultsOfPage) return
  const faults: string[] = []
  globalThis.faultsOfPage = faults
  addEventListener('error', ({ message }) => {
    // Not an error: the browser only delays the notification to the next frame.
    if (!message.startsWith('ResizeObserver loop')) faults.push(`uncaught: ${message}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

/** Finds targets in the page; the `why…` functions return why a target can't be seen or pressed, or null. */
export function createQueries({
  queryAllByRole,
  queryAllByLabelText,
}: Pick<typeof queries, 'queryAllByRole' | 'queryAllByLabelText'>) {
  const matcher = (words: Words) =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags)
  const isShown = (element: Element) => element.getClientRects().length > 0

  function find({ role, name, within }: SentTarget): HTMLElement | null {
    if (role === 'screen') return document.body
    const around = within ? find(within) : document.body
    if (around === null) return null
    const found =
      role === 'field'
        ? queryAllByLabelText(around, matcher(name))
        : queryAllByRole(around, role, { name: matcher(name) })
    return found.find(isShown) ?? null
  }

  const isDisabled = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *')

  /** Whether another element covers its middle. */
  function isCovered(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return !met || ![element, ...labels].some((one) => one.contains(met))
  }

  function whyUnpressable(target: SentTarget): string | null {
    const element = find(target)
    if (element === null) return 'is not there'
    if (isDisabled(element)) return 'is disabled'
    return isCovered(element) ? 'is covered' : null
  }

  function whyNotSaid(target: SentTarget, text: Words): string | null {
    const said = find(target)?.textContent.replaceAll(/\s+/g, ' ')
    if (said === undefined) return 'is not there'
    const isSaid =
      typeof text === 'string' ? said.includes(text) : new RegExp(matcher(text)).test(said)
    return isSaid ? null : `says “${said.slice(0, 500)}”`
  }

  /** Chooses an option of a select; returns why it can't, or null. */
  function whyNotChosen(target: SentTarget, option: Words): string | null {
    const list = find(target) as HTMLSelectElement | null
    const chosen = [...(list?.options ?? [])].find(({ text }) => text === option)
    if (!list || !chosen) return 'has no such option'
    list.value = chosen.value
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
    return null
  }

  return {
    find,
    whyUnpressable,
    whyNotSaid,
    whyNotChosen,
    whyUnseen: (target: SentTarget) => (find(target) ? null : 'is not there'),
    whySeen: (target: SentTarget) => (find(target) ? 'is still there' : null),
    whyEnabled: (target: SentTarget) => {
      const found = find(target)
      if (found === null) return 'is not there'
      return isDisabled(found) ? null : 'is not disabled'
    },
    whyUnfocused: (target: SentTarget) =>
      find(target) === document.activeElement ? null : 'has not the focus',
    whyFocusElsewhere: (target: SentTarget) =>
      find(target)?.contains(document.activeElement) ? null : 'has the focus nowhere in it',
  }
}

/** Pastes like Ctrl+V into the focused element. */
export function pasteInPage([text = '', html = '']: readonly string[]) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  if (html) data.setData('text/html', html)
  const about = { clipboardData: data, bubbles: true, cancelable: true }
  const event = new ClipboardEvent('paste', about)
  // Firefox gives a synthetic event an empty clipboard.
  if (event.clipboardData?.getData('text/plain') !== text)
    Object.defineProperty(event, 'clipboardData', { value: data })
  const target = document.activeElement ?? document.body
  target.dispatchEvent(event)
}

export function catchPaste(): void {
  const hear = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const [text = '', html = ''] = ['text/plain', 'text/html'].map((type) =>
      event.clipboardData?.getData(type),
    )
    globalThis.caughtPaste = { text, html }
  }
  globalThis.caughtPaste = undefined
  window.addEventListener('paste', hear, { capture: true, once: true })
}

export const caughtPaste = () => globalThis.caughtPaste ?? null

declare global {
  var madeCamera: { label: ImageBitmap | null } | undefined
}

/** Shows a label to a fake camera, which shows nothing at first and for an empty string. */
export function holdBeforeCamera(base64: string): void {
  const make = () => {
    const camera = { label: null as ImageBitmap | null }
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1280, height: 720 })
    const context = canvas.getContext('2d')
    let count = 0
    setInterval(() => {
      count += 1
      if (context === null) return
      // A canvas stream has no new frame unless something is drawn.
      context.fillStyle = count % 2 === 0 ? '#c4c0b8' : '#c4c0b9'
      context.fillRect(0, 0, 1280, 720)
      if (camera.label) context.drawImage(camera.label, 240, 240, 800, 240)
    }, 50)
    const devices = Object.assign(new EventTarget(), {
      getUserMedia: () => Promise.resolve(canvas.captureStream(20)),
      enumerateDevices: () => Promise.resolve([{ kind: 'videoinput' }]),
    })
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices })
    return camera
  }
  const camera = (globalThis.madeCamera ??= make())
  camera.label = null
  if (base64 === '') return
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const read = async () => {
    camera.label = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  }
  void read()
}

export function dropInPage([name = '', base64 = '']: readonly string[]) {
  const dataTransfer = new DataTransfer()
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const type = name.endsWith('.png') ? 'image/png' : ''
  dataTransfer.items.add(new File([bytes], name, { type }))
  for (const kind of ['dragover', 'drop']) {
    const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }
}
