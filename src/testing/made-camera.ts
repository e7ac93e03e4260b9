import { waitFor } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { BarcodeReader } from '#barcodes/reader.ts'
import type { Barcode } from '#domain/scanning/barcode.ts'

/** A camera whose track the test can look at; it stands until the test ends. */
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
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  return { track, getUserMedia }
}

/** A reader that sees what the test shows it. */
export function makeReader() {
  let answer: ((codes: readonly Barcode[]) => void) | null = null
  const look = () =>
    new Promise<readonly Barcode[]>((resolve) => {
      answer = resolve
    })
  const lookOnce = async (codes: readonly Barcode[]) => {
    const reply = await waitFor(() => {
      if (answer === null) throw new Error('Nothing looks at the camera.')
      return answer
    })
    answer = null
    reply(codes)
  }
  const reader: BarcodeReader = {
    ready: Promise.resolve(),
    look,
    read: async () => inPicture,
    close: vi.fn<() => void>(),
  }
  let inPicture: readonly Barcode[] = []
  return {
    reader,
    /** Holds labels before the camera for two looks. */
    show: async (...texts: readonly string[]) => {
      const codes = texts.map((text) => ({ text, format: 'Code128' as const }))
      await lookOnce(codes)
      await lookOnce(codes)
    },
    /** What every picture holds from now on. */
    setPicture: (...texts: readonly string[]) => {
      inPicture = texts.map((text) => ({ text, format: 'Code128' as const }))
    },
  }
}
