import * as z from 'zod/mini'

/*
 * Parts of schemas for stored data. Lists of thousands of items are only checked item by item and returned as they
 * are; everything else is parsed.
 */

type Fields = Readonly<Record<string, unknown>>

/** Tells whether a stored value is an object with fields. */
export const isObject = (kept: unknown): kept is Fields => typeof kept === 'object' && kept !== null

/** An object that may have more fields, written by a later release. */
export const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodMiniObject<Shape>

/** An optional field. */
export function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(schema) as unknown as z.ZodMiniExactOptional<z.ZodMiniType<Value>>
}

/** A list of few items, each parsed. */
export const arrayOf = <Item>(item: z.ZodMiniType<Item>) => z.readonly(z.array(item))

/** A list of thousands of items, each only checked. */
export const manyOf = <Item>(isItem: (item: unknown) => item is Item) =>
  z.custom<readonly Item[]>((kept: unknown) => Array.isArray(kept) && kept.every(isItem))

export const isText = (kept: unknown): kept is string => typeof kept === 'string'
export const isTextOrNull = (kept: unknown): kept is string | null => kept === null || isText(kept)
export const isNumber = (kept: unknown): kept is number => typeof kept === 'number'
export const isCount = (kept: unknown): kept is number =>
  Number.isSafeInteger(kept) && Number(kept) >= 0

/** Returns a check for a pair. */
export const pairOf =
  <First, Second>(
    isFirst: (kept: unknown) => kept is First,
    isSecond: (kept: unknown) => kept is Second,
  ) =>
  (kept: unknown): kept is readonly [First, Second] =>
    Array.isArray(kept) && kept.length === 2 && isFirst(kept[0]) && isSecond(kept[1])

/** A map of which keys and items are only checked. */
export const mapOf = <Key, Item>(
  isKey: (kept: unknown) => kept is Key,
  item: z.ZodMiniType<Item>,
) =>
  z.custom<ReadonlyMap<Key, Item>>(
    (kept) =>
      isA('Map')(kept) &&
      [...(kept as Map<unknown, unknown>)].every(
        ([key, value]) => isKey(key) && z.safeParse(item, value).success,
      ),
  )

export const integers = z.custom<Int32Array>(isA('Int32Array'))

/** Checks a class by name, since objects of tests or other windows have classes of their own. */
export function isA(name: string): (kept: unknown) => boolean {
  return (kept) => Object.prototype.toString.call(kept) === `[object ${name}]`
}

/** A whole number from 0. */
export const count = z.custom<number>(isCount)
