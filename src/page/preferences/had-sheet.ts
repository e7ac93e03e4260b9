import { createSwitch } from './preferences.ts'

const hadSheet = createSwitch('tracking-upload had a sheet', false)

/** Whether a sheet was in preparation when this browser last showed one: without, nobody has to wait for it to be read. */
export const useHadSheet = hadSheet.use
export const setHadSheet = hadSheet.set
