export { simulate, traceLife } from './simulate.ts'

// Faults are frequent and their stacks unused; omitting them saves a tenth of the time.
Error.stackTraceLimit = 0
