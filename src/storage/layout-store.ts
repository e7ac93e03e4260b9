import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { oppositeLayout } from '#domain/columns/name-layout.ts'
import type { Database } from './database.ts'

/** The mappings that the person confirmed, by layout. */
export async function readLayouts(database: Database): Promise<ReadonlyMap<string, ColumnMapping>> {
  const layouts = await database.getAll('layouts')
  return new Map(layouts.map(({ layout, mapping }) => [layout, mapping]))
}

/** Remembers a mapping for a layout, in the place of what is remembered for the one that says the opposite. */
export async function rememberLayout(
  database: Database,
  layout: string,
  mapping: ColumnMapping,
  at: number,
): Promise<void> {
  const { store, done } = database.transaction('layouts', 'readwrite')
  await Promise.all([
    store.put({ layout, mapping: { ...mapping }, at }),
    store.delete(oppositeLayout(layout)),
    done,
  ])
}

export async function forgetLayouts(database: Database): Promise<void> {
  await database.clear('layouts')
}
