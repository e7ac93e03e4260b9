import { columns } from './columns.ts'
import { common } from './common.ts'
import { couriers } from './couriers.ts'
import { failures } from './failures.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { prepare } from './prepare.ts'
import { receipts } from './receipts.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { token } from './token.ts'
import { upload } from './upload.ts'

/** All texts of the product in this language. */
export const catalogue = {
  columns,
  common,
  couriers,
  failures,
  help,
  history,
  prepare,
  receipts,
  settings,
  shell,
  token,
  upload,
}
