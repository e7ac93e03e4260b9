import { aboutIssues } from './about-issues.ts'
import { arrange } from './arrange.ts'
import { cellMenu } from './cell-menu.ts'
import { couriers } from './couriers.ts'
import { failures } from './failures.ts'
import { find } from './find.ts'
import { fixes } from './fixes.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { receipts } from './receipts.ts'
import { settings } from './settings.ts'
import { upload } from './upload.ts'
import { values } from './values.ts'

/** The texts of the other pages, fetched after the first page is drawn. */
export const laterPages = {
  aboutIssues,
  arrange,
  cellMenu,
  couriers,
  failures,
  find,
  fixes,
  help,
  history,
  receipts,
  settings,
  upload,
  values,
} as const
