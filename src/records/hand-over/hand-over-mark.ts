/** How the file of a handed-over upload begins. */
export const HAND_OVER_MARK = '{"trackingUploadHandOver":1,'

/** A larger file is not opened. */
export const MOST_BYTES = 64_000_000

/** Whether a file is a handed-over upload, by its content and not its name. */
export async function isHandOver(file: Blob): Promise<boolean> {
  // The sheet reader reports files that can't be read.
  const start = await file
    .slice(0, HAND_OVER_MARK.length)
    .text()
    .catch(() => '')
  return start === HAND_OVER_MARK
}
