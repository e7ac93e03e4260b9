/** Environment variables with these names. */
export type Environment<Name extends string> = { readonly [name in Name]?: string | undefined }

/** A sentence for the operator about a wrong setting. */
export class WrongSetting extends Error {}

export function text<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
): string {
  return environment[name]?.trim() ?? ''
}

export function list<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
): readonly string[] {
  return text(environment, name)
    .split(/[\s,]+/)
    .filter((item) => item !== '')
    .map((item) => item.toLowerCase())
}

type Range = { readonly least: number; readonly most: number; readonly fallback: number }

export function wholeNumber<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
  range: Range,
): number {
  const given = text(environment, name)
  if (given === '') return range.fallback
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (value >= range.least && value <= range.most) return value
  throw new WrongSetting(
    `${name} must be a whole number from ${range.least} to ${range.most}, but is "${given}".`,
  )
}

export function yesOrNo<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
): boolean {
  const given = text(environment, name).toLowerCase()
  if (['', '0', 'no', 'false'].includes(given)) return false
  if (['1', 'yes', 'true'].includes(given)) return true
  throw new WrongSetting(`${name} must be "true" or "false", but is "${given}".`)
}

export function webAddress<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
): URL | null {
  const given = text(environment, name)
  if (given === '') return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (url !== null && /^https?:\/\//i.test(given)) return url
  throw new WrongSetting(
    `${name} must be a web address that begins with http:// or https://, but is "${given}".`,
  )
}

/** First segments of our own addresses; as a base path they would be ambiguous behind a proxy that removes the path. */
const OWN_NAMES: ReadonlySet<string> = new Set(
  'v1 assets practice uploads settings help healthz readyz'.split(' '),
)

/** Reads a path such as "/tracking/", with or without its slashes; default "/". */
export function webPath<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
): string {
  const given = text(environment, name)
  const parts = given.split('/').filter((part) => part !== '')
  const [first] = parts
  if (first === undefined) return '/'
  if (OWN_NAMES.has(first)) {
    throw new WrongSetting(`${name} must not begin with "/${first}", an address of the product.`)
  }
  if (parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) {
    return `/${parts.join('/')}/`
  }
  throw new WrongSetting(
    `${name} must be a path of letters, digits and dashes such as "/tracking/", but is "${given}".`,
  )
}

const MOST_A_SECOND = 1000

/** Reads a number per second, possibly below one; null: not set. */
export function rate<Name extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
): number | null {
  const given = text(environment, name)
  if (given === '') return null
  const value = /^\d{1,4}(\.\d{1,3})?$/.test(given) ? Number(given) : Number.NaN
  if (value > 0 && value <= MOST_A_SECOND) return value
  throw new WrongSetting(
    `${name} must be a number above 0, up to ${MOST_A_SECOND}, such as "2" or "0.5", but is "${given}".`,
  )
}

/** Reads one of some words; null: not set. */
export function oneOf<Name extends string, const Word extends string>(
  environment: Environment<Name>,
  name: NoInfer<Name>,
  words: readonly Word[],
): Word | null {
  const given = text(environment, name).toLowerCase()
  const word = words.find((one) => one === given)
  if (word !== undefined || given === '') return word ?? null
  throw new WrongSetting(`${name} must be one of ${words.join(', ')}, but is "${given}".`)
}
