import { onTestFinished, vi } from 'vitest'
import type { BarcodeReader } from '#barcodes/reader.ts'
import type { Barcode } from '#domain/scanning/barcode.ts'

/** Installs a fake camera until the test ends; returns its track and `getUserMedia`. */
export function makeCamera(capabilities: object = {}) {
  const track = Object.assign(new EventTarget(), {
    stop: vi.fn<() => void>(),
    getCapabilities: () => capabilities,
    applyConstraints: vi.fn<(wanted: object) => Promise<void>>(() => Promise.resolve()),
  })
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] }
  const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<object>>(() =>
    Promise.resolve(stream),
  )
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => {} }))
  const enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' }])
  const value = { getUserMedia, enumerateDevices }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  return { track, getUserMedia }
}

/** A fake reader that returns the codes of `show` for every frame. */
export function makeReader() {
  const codesOf = (texts: readonly string[]) =>
    texts.map((text) => ({ text, format: 'Code128' as const }))
  let inSight: readonly Barcode[] = []
  let inPicture: readonly Barcode[] = []
  const reader: BarcodeReader = {
    ready: Promise.resolve(),
    look: () => Promise.resolve(inSight),
    read: () => Promise.resolve(inPicture),
    close: vi.fn<() => void>(),
  }
  return {
    reader,
    show: (...texts: readonly string[]) => {
      inSight = codesOf(texts)
    },
    /** Sets the codes of all further pictures. */
    setPicture: (...texts: readonly string[]) => {
      inPicture = codesOf(texts)
    },
  }
}
