export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by then, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
