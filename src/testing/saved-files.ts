import { onTestFinished, vi } from 'vitest'

/** The names of the files that are saved from now on in this test; the browser of the tests cannot save any. */
export function noteSavedFiles(): string[] {
  const names: string[] = []
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return names
}
