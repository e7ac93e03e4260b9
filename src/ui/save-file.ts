/** Hands a file to the person as the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; the address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
