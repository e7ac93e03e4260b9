import { CLICKS } from './clicks.ts'
import { COURIERS } from './couriers.ts'
import { DOUBT } from './doubt.ts'
import { GRID_KEYS } from './grid-keys.ts'
import { HISTORY } from './history.ts'
import { KEYBOARD } from './keyboard.ts'
import { MANY_ROWS } from './many-rows.ts'
import { OPEN_WORK } from './open-work.ts'
import { RECEIPTS } from './receipts.ts'
import { SCANNING } from './scanning.ts'
import type { Journey } from './stage.ts'
import { TABS } from './tabs.ts'
import { TOKEN } from './token.ts'
import { WHOLE_JOB } from './whole-job.ts'

export const JOURNEYS: readonly Journey[] = [
  ...WHOLE_JOB,
  ...CLICKS,
  ...TOKEN,
  ...KEYBOARD,
  ...GRID_KEYS,
  ...COURIERS,
  ...DOUBT,
  ...OPEN_WORK,
  ...TABS,
  ...HISTORY,
  ...RECEIPTS,
  ...MANY_ROWS,
  ...SCANNING,
]
