/** The beginning of a hand-over file. */
export const HAND_OVER_MARK = '{"trackingUploadHandOver":1,'

/** Larger files are not opened. */
export const MOST_BYTES = 64_000_000

/** Tells whether a file is a handed-over upload, by its content rather than its name. */
export async function isHandOver(file: Blob): Promise<boolean> {
  // Ignored here, since the sheet reader reports unreadable files.
  const start = await file
    .slice(0, HAND_OVER_MARK.length)
    .text()
    .catch(() => '')
  return start === HAND_OVER_MARK
}
