import { createSwitch } from './preferences.ts'

const keepToken = createSwitch('tracking-upload keep token', false)

/** Whether a token that is entered survives a reload; what is kept here is the wish, never a token. */
export const useKeepToken = keepToken.use
export const setKeepToken = keepToken.set
