/** How the file of a handed-over upload begins. */
export const HAND_OVER_MARK = '{"trackingUploadHandOver":1,'

/** Whether a file is an upload that somebody handed over: its content says so, not its name. */
export async function isHandOver(file: Blob): Promise<boolean> {
  // What cannot be read is for whoever reads sheets to say.
  const start = await file
    .slice(0, HAND_OVER_MARK.length)
    .text()
    .catch(() => '')
  return start === HAND_OVER_MARK
}
