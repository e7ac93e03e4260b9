/** Adds the methods of dialogs, which jsdom lacks, without the top layer. */
export function addDialogMethods(): void {
  const { prototype } = HTMLDialogElement
  // A newer jsdom may have its own.
  if ('showModal' in prototype) return
  Object.assign(prototype, { show, showModal, close })
}

function show(this: HTMLDialogElement): void {
  this.open = true
}

function showModal(this: HTMLDialogElement): void {
  if (!this.isConnected)
    throw new DOMException('The dialog is not in a document', 'InvalidStateError')
  this.open = true
  this.addEventListener('keydown', cancelOnEscape)
  const first = this.querySelector<HTMLElement>(
    '[autofocus], button, input, select, textarea, [href]',
  )
  first?.focus()
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return
  this.open = false
  this.removeEventListener('keydown', cancelOnEscape)
  if (returnValue !== undefined) this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const goesOn = this.dispatchEvent(new Event('cancel', { cancelable: true }))
  if (goesOn) this.close()
}
