import { createSwitch } from '#page/preferences/preferences.ts'

const singleKeys = createSwitch('tracking-upload single keys', true)

/** Whether a single character, such as Z, / or ?, is a command: who dictates can send one by accident. */
export const useSingleKeys = singleKeys.use
export const setSingleKeys = singleKeys.set
