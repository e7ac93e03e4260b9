import type { RequestRecord } from '#domain/upload/upload.ts'

/** A point of a picture: how far to the right and how far up, each from 0 to 1. */
type Point = readonly [number, number]

/** Fewer say nothing about a pace. */
const ENOUGH = 3
/** More than these cannot be told apart in so small a picture. */
const MOST = 40

/** Draws how many entries were answered until when; null while there are too few answers. */
export function drawPace(requests: readonly RequestRecord[]): readonly Point[] | null {
  const answered = requests.flatMap(({ reply, positions }) =>
    reply.kind === 'answer' ? [{ at: reply.at, count: positions.length }] : [],
  )
  const start = requests[0]?.at ?? 0
  const time = (answered.at(-1)?.at ?? start) - start
  if (answered.length < ENOUGH || time <= 0) return null
  const total = answered.reduce((sum, { count }) => sum + count, 0)
  const step = Math.ceil(answered.length / MOST)
  let sum = 0
  const points = answered.flatMap<Point>(({ at, count }, index) => {
    sum += count
    const isDrawn = index % step === 0 || index === answered.length - 1
    return isDrawn ? [[Math.max(0, at - start) / time, sum / total]] : []
  })
  return [[0, 0], ...points]
}
