/** Whether the main pointer is a finger: focusing a text field would open the on-screen keyboard. */
export const isTouched = () => window.matchMedia('(pointer: coarse)').matches
