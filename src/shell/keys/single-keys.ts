import { createSwitch } from '#shell/preferences/preferences.ts'

const singleKeys = createSwitch('tracking-upload single keys', true)

/** Whether single characters such as Z, / or ? are shortcuts. Users who dictate can trigger them by accident. */
export const useSingleKeys = singleKeys.use
export const setSingleKeys = singleKeys.set
