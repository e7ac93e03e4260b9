import { createSwitch } from './preferences.ts'

const scanSignals = createSwitch('tracking-upload scan signals', true)

/** Whether a scan makes a sound and vibrates. */
export const useScanSignals = scanSignals.use
export const getScanSignals = scanSignals.get
export const setScanSignals = scanSignals.set
