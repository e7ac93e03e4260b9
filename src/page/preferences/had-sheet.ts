import { createSwitch } from './preferences.ts'

const hadSheet = createSwitch('tracking-upload had a sheet', false)

/** Whether this browser had a sheet last time; if not, the page needn't wait for one to be read. */
export const getHadSheet = hadSheet.get
export const useHadSheet = hadSheet.use
export const setHadSheet = hadSheet.set
