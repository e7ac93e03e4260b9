import { ALIGNED_COLUMNS } from './aligned-columns.ts'
import { ASIAN_SHOPS } from './asian-shops.ts'
import { BROKEN_FILES } from './broken-files.ts'
import { CLIPBOARDS } from './clipboards.ts'
import type { CorpusCase } from './corpus-case.ts'
import { DRAWN_TABLES } from './drawn-tables.ts'
import { EXCEL_WRECKAGE } from './excel-wreckage.ts'
import { HIDDEN_CELLS } from './hidden-cells.ts'
import { MANIFESTS } from './manifests.ts'
import { OTHER_NOTATIONS } from './other-notations.ts'
import { RARER_LAYOUTS } from './rarer-layouts.ts'
import { SHOPS } from './shops.ts'

/** What people have: each with what must come of it. */
export const CORPUS: readonly CorpusCase[] = [
  ...SHOPS,
  ...ASIAN_SHOPS,
  ...MANIFESTS,
  ...EXCEL_WRECKAGE,
  ...CLIPBOARDS,
  ...DRAWN_TABLES,
  ...ALIGNED_COLUMNS,
  ...HIDDEN_CELLS,
  ...RARER_LAYOUTS,
  ...OTHER_NOTATIONS,
  ...BROKEN_FILES,
]
