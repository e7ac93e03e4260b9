import { oppositeLayout } from '#domain/columns/name-layout.ts'
import type { Database, RememberedLayout } from './database.ts'

/** The layouts of sheets that are remembered, those used last first. */
export async function listLayouts(database: Database): Promise<readonly RememberedLayout[]> {
  const layouts = await database.getAll('layouts')
  return layouts.sort((one, other) => other.at - one.at)
}

/** Remembers a layout, in the place of what is remembered for the one that says the opposite. */
export async function rememberLayout(database: Database, layout: RememberedLayout): Promise<void> {
  const { store, done } = database.transaction('layouts', 'readwrite')
  await Promise.all([store.put(layout), store.delete(oppositeLayout(layout.layout)), done])
}

export async function forgetLayout(database: Database, layout: string): Promise<void> {
  await database.delete('layouts', layout)
}

export async function forgetLayouts(database: Database): Promise<void> {
  await database.clear('layouts')
}
