import type { RequestRecord } from '#domain/upload/upload.ts'

/** The request of a number. Numbers are given without a gap, so that its place is nearly always known. */
export function findRequest(
  requests: readonly RequestRecord[],
  number: number,
): RequestRecord | undefined {
  const expected = requests[number - 1]
  return expected?.request === number
    ? expected
    : requests.find(({ request }) => request === number)
}
