import { onTestFinished, vi } from 'vitest'

/** Collects the names of files saved in this test, since jsdom can't save files. */
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
