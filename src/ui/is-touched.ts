/** Whether fingers are at work: a text field that gets the focus would bring up the keyboard of the screen. */
export const isTouched = () => window.matchMedia('(pointer: coarse)').matches
