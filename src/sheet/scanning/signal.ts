import { getScanSignals } from '#shell/preferences/scan-signals.ts'
import type { Signal } from './scan-state.ts'

/** Tones in Hz, played one after the other, and the vibration in ms. */
const SIGNALS: Readonly<Record<Signal, { tones: readonly number[]; vibration: number[] }>> = {
  taken: { tones: [1320], vibration: [40] },
  order: { tones: [880], vibration: [20] },
  elsewhere: { tones: [330, 262], vibration: [80, 60, 80] },
}
const TONE_SECONDS = 0.11
const VOLUME = 0.15

let context: AudioContext | null = null

/** Plays the sound and vibration of a scan, unless the user has switched them off. */
export function giveSignal(signal: Signal): void {
  if (!getScanSignals()) return
  const { tones, vibration } = SIGNALS[signal]
  // Missing in some browsers, whatever TypeScript's types say.
  navigator.vibrate?.(vibration)
  try {
    context ??= new AudioContext()
    // Safari starts it suspended, and suspends it again while the page is hidden.
    if (context.state !== 'running') void context.resume().catch(() => {})
    for (const [index, tone] of tones.entries()) playTone(context, tone, index * TONE_SECONDS)
  } catch {
    // Some computers have no audio output.
  }
}

function playTone(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after
  const volume = new GainNode(audio, { gain: VOLUME })
  const tone = new OscillatorNode(audio, { frequency })
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + TONE_SECONDS)
}
