import { columns } from './columns.ts'
import { common } from './common.ts'
import { emptyPage } from './empty-page.ts'
import { shell } from './shell.ts'
import { token } from './token.ts'

/** Texts of the first page and of the frame around every page. */
export const firstPage = { columns, common, prepare: emptyPage, shell, token } as const
