import type { Stage } from '../stage.ts'

/** Functions that bring the product to a state, by the state's name. */
export type States = Readonly<Record<string, (stage: Stage) => Promise<void>>>
