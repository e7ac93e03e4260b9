import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { Database } from './database.ts'

/** The mappings that the person confirmed, by layout. */
export async function readLayouts(database: Database): Promise<ReadonlyMap<string, ColumnMapping>> {
  const layouts = await database.getAll('layouts')
  return new Map(layouts.map(({ layout, mapping }) => [layout, mapping]))
}

export async function rememberLayout(
  database: Database,
  layout: string,
  mapping: ColumnMapping,
  at: number,
): Promise<void> {
  await database.put('layouts', { layout, mapping: { ...mapping }, at })
}

export async function forgetLayouts(database: Database): Promise<void> {
  await database.clear('layouts')
}
