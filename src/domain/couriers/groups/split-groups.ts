import { type CourierGroup, type PartShare, samplesOf } from '#domain/couriers/group-entries.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'
import { type EntryList, orderIdAt } from '#domain/upload/entry-list.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { ChosenGroup } from '#domain/upload/run/commands.ts'
import type { Uploaded } from '#domain/upload/upload.ts'

/** A way to split a group. */
export type Split =
  /** By the first characters of the tracking number or the order ID. */
  | { readonly by: 'prefix' | 'order-prefix'; readonly length: number }
  | { readonly by: 'length' }
  | { readonly by: 'sheet' }
  /** Into these entries and the others. */
  | { readonly by: 'selection'; readonly positions: ReadonlySet<Position> }

/** The splits of groups and parts, by ID. */
export type Splits = ReadonlyMap<string, Split>

/** The data of entries by which a group can be split. */
export type AboutEntries = {
  readonly entries: EntryList
  readonly placeOf: Uploaded['placeOf']
}

/** Replaces split groups by their parts. Every entry is in exactly one group or part. */
export function splitGroups(
  groups: readonly CourierGroup[],
  splits: Splits,
  about: AboutEntries,
): readonly CourierGroup[] {
  if (splits.size === 0) return groups
  return groups.flatMap((group) => {
    const split = splits.get(group.id)
    return split ? splitGroups(splitGroup(group, split, about), splits, about) : [group]
  })
}

/** Splits a group into parts, ordered by the first entry of each; entries keep the sheet order. */
export function splitGroup(
  group: CourierGroup,
  split: Split,
  about: AboutEntries,
): readonly CourierGroup[] {
  const parts = new Map<string, { readonly share: PartShare; readonly positions: Position[] }>()
  for (const position of group.positions) {
    const { key, share } = shareOf(position, split, about)
    const part = parts.get(key)
    if (part) part.positions.push(position)
    else parts.set(key, { share, positions: [position] })
  }
  const root = group.part?.group ?? group.id
  const before = group.part?.shares ?? []
  return [...parts].map(([key, { share, positions }]) => ({
    ...group,
    id: `${group.id}\n${split.by} ${key}`,
    positions,
    samples: samplesOf(positions, about.entries),
    part: { group: root, of: group.id, shares: [...before, share] },
  }))
}

/** Returns the splits that make at least two parts of a group, with the number of parts. */
export function findSplits(
  group: CourierGroup,
  about: AboutEntries,
): readonly { readonly split: Split; readonly parts: number }[] {
  const length = (textOf: (position: Position) => string) =>
    commonLength(group.positions.map(textOf)) + 1
  const ways: readonly Split[] = [
    { by: 'prefix', length: length((position) => numberAt(position, about)) },
    { by: 'length' },
    { by: 'sheet' },
    { by: 'order-prefix', length: length((position) => orderIdAt(about.entries, position)) },
  ]
  return ways.flatMap((split) => {
    const parts = splitGroup(group, split, about).length
    return parts > 1 ? [{ split, parts }] : []
  })
}

/** Splits a group, replacing an earlier split. */
export function addSplit(splits: Splits, id: string, split: Split): Splits {
  return new Map([...withoutParts(splits, id), [id, split]])
}

/** Merges the parts of a group or part. */
export function mergeParts(splits: Splits, id: string): Splits {
  return new Map(withoutParts(splits, id))
}

function withoutParts(splits: Splits, id: string) {
  return [...splits].filter(([one]) => one !== id && !isPartOf(one, id))
}

/** Returns the group whose later entries a decision covers; a part has none, since later entries don't join parts. */
export function chosenGroup(
  { id, part }: Pick<CourierGroup, 'id' | 'part'>,
  seen: ChosenGroup['seen'],
): ChosenGroup | undefined {
  return part === null ? { id, seen } : undefined
}

/** Tells whether an ID belongs to a part of a group, at any depth. */
export function isPartOf(id: string, group: string): boolean {
  return id.startsWith(`${group}\n`)
}

/** Returns the common feature of an entry's part, with a key. */
function shareOf(
  position: Position,
  split: Split,
  about: AboutEntries,
): { readonly key: string; readonly share: PartShare } {
  switch (split.by) {
    case 'prefix':
    case 'order-prefix': {
      const whole =
        split.by === 'prefix' ? numberAt(position, about) : orderIdAt(about.entries, position)
      const text = Array.from(whole).slice(0, split.length).join('')
      return { key: text, share: { by: split.by, text } }
    }
    case 'length': {
      const { length } = Array.from(numberAt(position, about))
      return { key: String(length), share: { by: 'length', length } }
    }
    case 'sheet': {
      const source = about.placeOf(position)?.source ?? UNKNOWN
      return { key: sourceKey(source), share: { by: 'sheet', source } }
    }
    case 'selection': {
      const isSelected = split.positions.has(position)
      return { key: String(isSelected), share: { by: 'selection', isSelected } }
    }
  }
}

const UNKNOWN: RowSource = { kind: 'typed' }

const KEYS = new WeakMap<RowSource, string>()

/** Returns the key of a source, the same for the same sheet of the same file. */
export function sourceKey(source: RowSource): string {
  const key = KEYS.get(source) ?? JSON.stringify(source)
  KEYS.set(source, key)
  return key
}

function numberAt(position: Position, { entries }: AboutEntries): string {
  return entries.at(position)?.trackingId ?? ''
}

/** Counts the leading characters that all texts share. */
function commonLength([first = '', ...others]: readonly string[]): number {
  let common = Array.from(first)
  for (const other of others) {
    const characters = Array.from(other)
    const end = common.findIndex((character, index) => characters[index] !== character)
    if (end >= 0) common = common.slice(0, end)
    if (common.length === 0) return 0
  }
  return common.length
}
