import { arrange } from './arrange.ts'
import { cellMenu } from './cell-menu.ts'
import { couriers } from './couriers.ts'
import { failures } from './failures.ts'
import { find } from './find.ts'
import { fixes } from './fixes.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { prepare } from './prepare.ts'
import { print } from './print.ts'
import { receipts } from './receipts.ts'
import { scanning } from './scanning.ts'
import { settings } from './settings.ts'
import { upload } from './upload.ts'
import { values } from './values.ts'

/** All other texts, loaded with the second stage. */
export const laterTexts = {
  arrange,
  cellMenu,
  couriers,
  failures,
  find,
  fixes,
  help,
  history,
  prepare,
  print,
  receipts,
  scanning,
  settings,
  upload,
  values,
}
