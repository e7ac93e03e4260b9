/** Which browsers have a feature, by the data of MDN, and whether the product may use it. */

/** The oldest browsers that the product supports. */
export const OLDEST = { chrome: 111, edge: 111, firefox: 121, safari: 16.4, safari_ios: 16.4 }

/** What every browser has had for years needs no list. */
const LONG_KNOWN = { chrome: 100, edge: 100, firefox: 100, safari: 15.4, safari_ios: 15.4 }

const isPlain = (statement) =>
  statement.version_removed === undefined &&
  statement.flags === undefined &&
  statement.prefix === undefined &&
  statement.alternative_name === undefined

/** Since which version a browser has a feature, without a switch or a prefix; Infinity where it has not. */
export function since(compat, browser) {
  const statements = [compat.support[browser] ?? []].flat()
  const added = String(statements.find(isPlain)?.version_added).replace('≤', '')
  return /^\d/.test(added) ? Number.parseFloat(added) : Infinity
}

const isNewerThan = (versions) => (compat) =>
  Object.keys(versions).some((browser) => since(compat, browser) > versions[browser])

export const isTooNew = isNewerThan(OLDEST)
export const isWorthNaming = isNewerThan(LONG_KNOWN)

/** Of several things that a name can be, the one that most of these browsers have. */
export function mostSupported(features) {
  const lacking = ({ compat }) =>
    Object.keys(OLDEST).filter((browser) => since(compat, browser) > OLDEST[browser]).length
  return features.toSorted((a, b) => lacking(a) - lacking(b))[0]
}

/** What MDN keeps beside the names that belong to a name. */
const KNOWN = '__compat'

export const own = (object, key) => (Object.hasOwn(object ?? {}, key) ? object[key] : undefined)

/** A feature under the name that people use, or none where MDN has no entry. */
export const feature = (name, entry) =>
  entry?.[KNOWN] === undefined ? [] : [{ name, compat: entry[KNOWN] }]
