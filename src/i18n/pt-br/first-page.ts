import { columns } from './columns.ts'
import { common } from './common.ts'
import { emptyPage } from './empty-page.ts'
import { shell } from './shell.ts'
import { token } from './token.ts'

/** The texts that the first page and the frame around every page need. */
export const firstPage = { columns, common, prepare: emptyPage, shell, token }
