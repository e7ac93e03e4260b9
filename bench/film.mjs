/** Films of labels for Chromium's fake camera: barcodes on a table, held as people hold them. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const WRITER = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))

/** Frames of a slightly moving label, and of the empty table before the next one, at 30 per second. */
const FRAMES = { label: 36, table: 9 }
const MOVES = 4

/** Chromium flags to play a film as the camera. */
export const cameraArguments = (film) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/** Renders a film of shots `{codes: [{text, format}], tilt, blur, light}`; returns its path. */
export async function makeFilm(browser, shots, frames = FRAMES) {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(WRITER) } })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const table = await draw(page, { codes: [], number: shots.length, move: 0 })
  const film = []
  for (const [number, shot] of shots.entries()) {
    const codes = []
    for (const code of shot.codes) codes.push(await drawCode(code))
    const moves = []
    for (let move = 0; move < MOVES; move += 1)
      moves.push(await draw(page, { ...shot, codes, number, move }))
    for (let n = 0; n < frames.label; n += 1) film.push(moves[n % MOVES])
    for (let n = 0; n < frames.table; n += 1) film.push(table)
  }
  await page.close()
  const path = join(mkdtempSync(join(tmpdir(), 'film-')), 'labels.mjpeg')
  writeFileSync(path, Buffer.concat(film))
  return path
}

async function drawCode({ text, format }) {
  const { svg, error } = await writeBarcode(text, { format, scale: 4 })
  if (error) throw new Error(`${format} ${text}: ${error}`)
  const isLinear = ['Code128', 'Code39', 'ITF'].includes(format)
  return { svg, isLinear }
}

async function draw(page, frame) {
  const base64 = await page.evaluate(drawFrame, frame)
  return Buffer.from(base64, 'base64')
}

/** Runs in the page. The squares in the corner encode the shot number in bits. */
async function drawFrame({ codes, number, move, tilt = 0, blur = 0, light = 1 }) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1280, height: 720 })
  const context = canvas.getContext('2d')
  context.filter = `brightness(${light}) blur(${blur}px)`
  context.fillStyle = '#6b5d4f'
  context.fillRect(0, 0, 1280, 720)
  context.translate(640 + move * 3, 360 - move * 2)
  context.rotate(((tilt + move * 0.3) * Math.PI) / 180)
  const height = codes.length > 1 ? 560 : 440
  if (codes.length > 0) {
    context.fillStyle = '#f4f1ea'
    context.fillRect(-480, -height / 2, 960, height)
    context.fillStyle = '#111111'
    context.font = '28px sans-serif'
    context.fillText('TRACKING #', -440, -height / 2 + 44)
  }
  for (const [index, { svg, isLinear }] of codes.entries()) {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    const room = (height - 90) / codes.length
    const width = isLinear ? 860 : (image.width / image.height) * (room - 30)
    const side = isLinear ? Math.min(room - 30, 190) : room - 30
    context.drawImage(image, -width / 2, -height / 2 + 65 + index * room, width, side)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.filter = 'none'
  for (let bit = 0; bit < 6; bit += 1) {
    context.fillStyle = number & (1 << bit) ? '#c8c8c8' : '#383838'
    context.fillRect(bit * 48, 0, 48, 48)
  }
  const address = canvas.toDataURL('image/jpeg', 0.9)
  return address.slice(address.indexOf(',') + 1)
}

/** A UPU S10 number with a valid check digit. */
export function postNumber(n) {
  const digits = String(10_000_000 + ((n * 7919) % 89_999_999))
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((all, weight, at) => all + weight * digits[at], 0)
  const check = 11 - (sum % 11)
  return `RB${digits}${check === 10 ? 0 : check === 11 ? 5 : check}CN`
}

/** Sixteen digits that end with a GS1 check digit. */
export function digitsOnly(n) {
  const digits = `7${String(10_000_000_000_000 + n * 104_729).slice(0, 14)}`
  const sum = digits.split('').reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 1), 0)
  return digits + ((10 - (sum % 10)) % 10)
}
