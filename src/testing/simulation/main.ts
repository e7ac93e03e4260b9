export { simulate, traceLife } from './simulate.ts'

// Faults are everyday here, and nobody reads where they were made: this saves a tenth of the time.
Error.stackTraceLimit = 0
