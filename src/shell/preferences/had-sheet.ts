import { createSwitch } from './preferences.ts'

const hadSheet = createSwitch('tracking-upload had a sheet', false)

/** Whether the last visit had a sheet. If not, the page needn't wait until the draft is read. */
export const getHadSheet = hadSheet.get
export const useHadSheet = hadSheet.use
export const setHadSheet = hadSheet.set
