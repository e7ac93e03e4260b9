import { createSwitch } from './preferences.ts'

const keepToken = createSwitch('tracking-upload keep token', false)

/** Whether an entered token survives a reload. This stores the setting, never a token. */
export const useKeepToken = keepToken.use
export const setKeepToken = keepToken.set
