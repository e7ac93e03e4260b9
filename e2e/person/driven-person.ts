import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { awaitFile } from './downloads.ts'
import {
  catchPaste,
  caughtPaste,
  dropInPage,
  type PageQueries,
  holdBeforeCamera,
  noteFaults,
  createQueries,
  pasteInPage,
  type SentTarget,
} from './in-page.ts'
import { PATIENCE_MS, type Person, type Spot, type Target } from './person.ts'

/** A driver's commands for one tab; each command brings the tab to the front. */
export type Tab<Found> = {
  readonly go: (address: string) => Promise<void>
  readonly address: () => Promise<string>
  readonly reload: () => Promise<void>
  /** Runs a function in the page; it can use only its argument. */
  readonly run: <Given, Result>(work: (given: Given) => Result, given: Given) => Promise<Result>
  /** Finds an element with a function in the page. */
  readonly find: <Given>(
    work: (given: Given) => Element | null,
    given: Given,
  ) => Promise<Found | null>
  readonly load: (script: string) => Promise<void>
  readonly click: (found: Found, times: 1 | 2, where: Spot) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Combined keys are joined by `+`. */
  readonly key: (keys: string) => Promise<void>
  readonly open: () => Promise<Tab<Found>>
  readonly close: () => Promise<void>
}

/** The product's address and the browser's download folder. */
export type Place = { readonly origin: string; readonly downloads: string }

declare global {
  var personQueries: PageQueries | undefined
}

type Question = keyof PageQueries & `why${string}`

/** A person on a driver that can't find elements by role and name. */
export function drivenPerson<Found>(
  tab: Tab<Found>,
  place: Place,
  faults: string[],
  count = { presses: 0 },
): Person {
  const queries = queriesOf(tab, faults)
  const press = async (target: Target, times: 1 | 2, where?: Spot) => {
    count.presses += 1
    await queries.click(target, times, where)
  }
  /** Collects the page's recorded faults before it is left. */
  const leave = async (work: () => Promise<void>) => {
    faults.push(...(await tab.run(() => globalThis.faultsOfPage?.splice(0) ?? [], null)))
    await work()
  }
  const key = async (...keys: readonly string[]) => {
    for (const one of keys) await tab.key(one)
  }
  return {
    open: (path) => leave(() => tab.go(new URL(path, place.origin).href)),
    reload: () => leave(tab.reload),
    openTab: async () => {
      const address = await tab.address()
      const opened = await tab.open()
      await opened.go(address)
      return drivenPerson(opened, place, faults, count)
    },
    closeTab: () => leave(tab.close),
    press: (target) => press(target, 1),
    pressTwice: (target, where) => press(target, 2, where),
    presses: () => count.presses,
    fill: async (target, text) => {
      await queries.click(target, 1)
      await key('Control+a')
      await tab.type(text)
    },
    choose: (target, option) => queries.until('whyNotChosen', target, option),
    type: tab.type,
    key,
    paste: (text) => tab.run(pasteInPage, [text]),
    copy: (text) => copyAside(tab, text),
    clipboard: async () => {
      await tab.run(catchPaste, null)
      await tab.key('Control+v')
      return (await tab.run(caughtPaste, null)) ?? assert.fail('Nothing was pasted.')
    },
    holdUp: (label) => tab.run(holdBeforeCamera, label?.toString('base64') ?? ''),
    dropFile: ({ name, content }) => tab.run(dropInPage, [name, content.toString('base64')]),
    save: (target) => awaitFile(place.downloads, () => press(target, 1)),
    see: (target) => queries.until('whyUnseen', target),
    seeNo: (target) => queries.until('whySeen', target),
    seeText: (target, text) => queries.until('whyNotSaid', target, text),
    seeDisabled: (target) => queries.until('whyEnabled', target),
    seeFocus: (target) => queries.until('whyUnfocused', target),
    hasFocus: queries.hasFocus,
    widthOf: queries.widthOf,
  }
}

/** Queries the page; a new page gets the query functions first, and recorded faults come with each answer. */
function queriesOf<Found>(tab: Tab<Found>, faults: string[]) {
  const find = (target: Target) =>
    tab.find((sent) => globalThis.personQueries?.find(sent) ?? null, send(target))

  const whyNot = async (
    question: Question,
    target: Target,
    text: string | RegExp = '',
  ): Promise<string | null> => {
    const given = { question, target: send(target), text: sendWords(text) }
    const answer = await tab.run((asked) => {
      const why = globalThis.personQueries?.[asked.question](asked.target, asked.text)
      return why === undefined ? null : { why, noted: globalThis.faultsOfPage?.splice(0) ?? [] }
    }, given)
    if (answer === null) {
      await tab.load(EYES)
      return whyNot(question, target, text)
    }
    faults.push(...answer.noted)
    return answer.why
  }
  return {
    click: (target: Target, times: 1 | 2, where: Spot = 'middle') =>
      patiently(nameOf(target), async () => {
        const why = await whyNot('whyUnpressable', target)
        const found = why === null ? await find(target) : null
        if (found !== null) await tab.click(found, times, where)
        return found === null ? (why ?? 'is gone') : null
      }),
    until: (question: Question, target: Target, text?: string | RegExp) =>
      patiently(nameOf(target), () => whyNot(question, target, text)),
    hasFocus: async (target: Target) => (await whyNot('whyFocusElsewhere', target)) === null,
    widthOf: async (target: Target) => {
      await whyNot('whyUnseen', target)
      return tab.run(
        (sent) =>
          Math.round(globalThis.personQueries?.find(sent)?.getBoundingClientRect().width ?? 0),
        send(target),
      )
    },
  }
}

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)
const EYES = `${readFileSync(LIBRARY, 'utf8')}
(${noteFaults.toString()})()
globalThis.personQueries = (${createQueries.toString()})(globalThis.TestingLibraryDom)`

const LOOK_AGAIN_MS = 100

/** Retries until `attempt` returns null; on timeout throws the last reason. */
async function patiently(what: string, attempt: () => Promise<string | null>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const why = await attempt().catch((error: unknown) => String(error))
    if (why === null) return
    if (Date.now() > end) throw new Error(`${what} ${why}.`)
    await wait(LOOK_AGAIN_MS)
  }
}

const sendWords = (words: string | RegExp) =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags }

const send = ({ role, name, within }: Target): SentTarget => ({
  role,
  name: sendWords(name),
  ...(within && { within: send(within) }),
})

const nameOf = ({ role, name, within }: Target): string =>
  `The ${role} ${String(name)}${within ? ` in ${nameOf(within)}` : ''}`

/** Copies a text in another tab, as from a spreadsheet. */
async function copyAside<Found>(tab: Tab<Found>, text: string): Promise<void> {
  const aside = await tab.open()
  await aside.go('data:text/html,<textarea></textarea>')
  await aside.run((copied) => {
    const area = document.querySelector('textarea')
    if (area) area.value = copied
    area?.focus()
  }, text)
  await aside.key('Control+a')
  await aside.key('Control+c')
  await aside.close()
}
