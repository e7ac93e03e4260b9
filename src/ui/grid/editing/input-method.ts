type Press = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Whether a key belongs to an input method; Safari says so of the Enter that ends a composition by its code alone. */
export function isOfInputMethod({ isComposing, keyCode }: Press): boolean {
  return isComposing || keyCode === 229
}
