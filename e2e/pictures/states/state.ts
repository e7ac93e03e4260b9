import type { Stage } from '../stage.ts'

/** Brings the product to a state that is worth a picture, by its name. */
export type States = Readonly<Record<string, (stage: Stage) => Promise<void>>>
