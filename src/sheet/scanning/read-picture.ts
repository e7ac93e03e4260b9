import type { Barcode } from '#domain/scanning/barcode.ts'
import { type JudgedCode, newOrder } from '#domain/scanning/decide.ts'
import { addFrame, sureCodes } from '#domain/scanning/sightings.ts'
import { bestOf, carryOut, decideAlone, take } from './carry-out.ts'
import type { ScanState } from './scan-state.ts'

/** Takes the codes in a picture, from top to bottom. Returns how many were numbers or orders. */
export async function takePicture(state: ScanState, codes: readonly Barcode[]): Promise<number> {
  const texts = surelyIn(codes).map(({ text }) => text)
  const meant = meantInPicture(await state.draft.ask.judgeCodes(texts))
  for (const { text } of meant) await takeOne(state, text)
  return meant.length
}

async function takeOne(state: ScanState, text: string): Promise<void> {
  const found = await decideAlone(state, text)
  if (found === null) return
  const { decision, code } = found
  // The order can still be typed in the sheet, so the number isn't lost.
  if (decision.kind === 'order-needed') await take(state, code, newOrder(''))
  else await carryOut(state, decision)
}

/** A still picture is read only once, so its codes count as seen twice. */
function surelyIn(codes: readonly Barcode[]) {
  return sureCodes(addFrame(addFrame([], codes, 0), codes, 1))
}

/** Returns the orders in a picture, and its numbers: all with a valid check digit, otherwise a single number. */
function meantInPicture(judged: readonly JudgedCode[]): readonly JudgedCode[] {
  const best = bestOf(judged.filter(({ order }) => order === null).map(({ worth }) => worth))
  const isMeant = ({ worth, number }: JudgedCode) => worth === best && number !== ''
  const numbers = judged.filter((code) => code.order === null && isMeant(code))
  const isClear = best === 'checked' || numbers.length === 1
  return judged.filter((code) => code.order !== null || (isClear && numbers.includes(code)))
}
