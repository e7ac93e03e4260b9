import type { Random } from './random.ts'
import type { Line, Schedule } from './schedule.ts'
import type { TrueService } from './true-service.ts'
import type { VirtualTime } from './virtual-time.ts'
import type { Weather } from './weather.ts'
import type { Witness } from './witness.ts'

/** The environment of the code under test. */
export type World = {
  readonly random: Random
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly service: TrueService
  readonly witness: Witness
  readonly weather: () => Weather
  readonly isOnline: () => boolean
  /** Adds a line to the trace. */
  readonly tell: (line: Line) => void
}
