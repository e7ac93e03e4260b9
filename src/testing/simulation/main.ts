export { simulate, traceLife } from './simulate.ts'

// Faults are frequent here and their stacks are never read: leaving them out saves a tenth of the time.
Error.stackTraceLimit = 0
