/**
 * Scans labels from a film that Chromium plays as its camera: the share of labels read, misreads, reads per second, and
 * the time until a visible label is scanned. Six barcode formats, held as people hold them.
 */
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../scripts/browser-arguments.mjs'
import { findBrowser } from '../scripts/browser.mjs'
import { cameraArguments, digitsOnly, makeFilm, postNumber } from './film.mjs'
import { LONGEST_TASK, median, ms, report, withView, writeFile } from './harness.mjs'

const FORMATS = ['Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix', 'PDF417']
const HOLDS = [{}, { tilt: 9 }, { blur: 1.2 }, { light: 0.5 }]

const numberFor = (format, n) => (format === 'ITF' ? digitsOnly(n) : postNumber(n))

/** The shots of the film, each with its expected number; null: none. */
function makeShots() {
  const plain = FORMATS.flatMap((format, f) =>
    HOLDS.map((hold, h) => {
      const number = numberFor(format, f * 10 + h + 1)
      return { ...hold, number, codes: [{ text: number, format }] }
    }),
  )
  const two = ['Code128', 'QRCode', 'DataMatrix'].map((format, n) => {
    const number = postNumber(90 + n)
    return {
      number,
      codes: [
        { text: `REF-2026-${n}`, format: 'Code128' },
        { text: number, format },
      ],
    }
  })
  const unclear = {
    number: null,
    codes: [96, 97].map((n) => ({ text: postNumber(n), format: 'Code128' })),
  }
  return [...plain, ...two, unclear]
}

export async function measureCamera(browser, product) {
  const shots = makeShots()
  const film = await makeFilm(browser, shots)
  const own = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGUMENTS, ...cameraArguments(film)],
  })
  await withView(own, (view) => scanFilm(view, product, shots))
  await own.close()
}

async function scanFilm(view, { origin }, shots) {
  const { page } = view
  await page.addInitScript(countLooks)
  await page.goto(origin)
  await view.chooseFile(writeFile('orders.csv', sheetOf(shots.length + 5)))
  await page.getByRole('button', { name: /^Scan \d+ labels$/ }).click()
  await page.waitForFunction(() => document.querySelector('dialog video')?.srcObject)
  await page.evaluate(watchFilm, noteShots.toString())
  await view.takeLongestTask()
  const takeBusiest = await view.noteTasks()
  await page.waitForFunction((count) => window.film.wasShown(count), shots.length, {
    timeout: 100_000,
  })
  await reportFilm(view, shots, await page.evaluate(() => window.film.read()))
  const busiest = ms(await takeBusiest())
  report('the most processor time of one task of the page while scanning', busiest, 'goal 50 ms')
}

async function reportFilm(view, shots, { shown, scans, looks, seconds }) {
  const meant = shots.filter(({ number }) => number !== null)
  const taken = meant.filter(({ number }) => scans.some((scan) => scan.number === number))
  const wrong = scans.filter(({ number }) => meant.every((shot) => shot.number !== number))
  const waits = taken.flatMap(({ number }) => {
    const from = shown[shots.findIndex((shot) => shot.number === number)]
    const at = scans.find((scan) => scan.number === number).at
    return from === undefined || at < from ? [] : [at - from]
  })
  report('labels on the film that were taken', `${taken.length} of ${meant.length}`)
  report('wrong numbers', String(wrong.length), 'goal 0')
  report(
    'looks a second at 1280x720',
    looks / seconds > 0 ? (looks / seconds).toFixed(1) : '0',
    'goal 15',
  )
  report('a label in sight is taken after, at the median', ms(median(waits)), 'goal 500 ms')
  report('longest task of the page while scanning', ms(await view.takeLongestTask()), LONGEST_TASK)
  for (const { number, codes, tilt, blur, light } of meant.filter((shot) => !taken.includes(shot)))
    console.log(
      `  not taken: ${codes.at(-1).format} ${number} ${JSON.stringify({ tilt, blur, light })}`,
    )
  for (const { number } of wrong) console.log(`  wrong: ${number}`)
}

function sheetOf(orders) {
  const lines = Array.from({ length: orders }, (_, n) => `#${1000 + n},`)
  return ['Order ID,Tracking number', ...lines].join('\n')
}

/** Init script: counts the messages to the barcode reader. */
function countLooks() {
  window.looks = 0
  const postMessage = Reflect.get(Worker.prototype, 'postMessage')
  Worker.prototype.postMessage = function (...args) {
    if (args[0]?.name === 'look') window.looks += 1
    return Reflect.apply(postMessage, this, args)
  }
}

/** Runs in a worker, off the page's thread: reads the shot number from each camera frame. */
function noteShots() {
  const CORNER = { x: 0, y: 0, width: 288, height: 48 }
  const note = async (frames) => {
    for (;;) {
      const { value: frame, done } = await frames.read()
      if (done) return
      const bytes = new Uint8Array(frame.allocationSize({ rect: CORNER }))
      const [{ offset, stride }] = await frame.copyTo(bytes, { rect: CORNER })
      frame.close()
      // Luma is the first plane of a frame.
      const lightOf = (bit) => bytes[offset + 24 * stride + bit * 48 + 24]
      const shot = [0, 1, 2, 3, 4, 5].reduce(
        (all, bit) => all + (lightOf(bit) > 128 ? 1 << bit : 0),
        0,
      )
      postMessage({ shot, at: performance.timeOrigin + performance.now() })
    }
  }
  addEventListener('message', ({ data }) => void note(data.getReader()))
}

/** Init script: records when each shot began and when each label was listed. */
function watchFilm(noteShotsText) {
  const shown = []
  const scans = []
  let shot = -1
  const worker = new Worker(URL.createObjectURL(new Blob([`(${noteShotsText})()`])))
  worker.addEventListener('message', ({ data }) => {
    shot = data.shot
    shown[shot] ??= data.at - performance.timeOrigin
  })
  const [track] = document.querySelector('dialog video').srcObject.getVideoTracks()
  const { readable } = new MediaStreamTrackProcessor({ track: track.clone() })
  worker.postMessage(readable, [readable])
  const note = () => {
    for (const item of document.querySelectorAll('dialog ol li')) {
      const number = item.querySelector('b + span')?.textContent ?? ''
      if (!scans.some((scan) => scan.number === number))
        scans.push({ number, at: performance.now() })
    }
  }
  new MutationObserver(note).observe(document.querySelector('dialog'), {
    subtree: true,
    childList: true,
  })
  const start = { looks: window.looks, at: performance.now() }
  window.film = {
    /** Whether the film has shown every shot and ended. */
    wasShown: (count) => shot === count && Object.keys(shown).length > count,
    read: () => ({
      shown,
      scans,
      looks: window.looks - start.looks,
      seconds: (performance.now() - start.at) / 1000,
    }),
  }
}
