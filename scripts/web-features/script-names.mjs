/** What the names in a script stand for in the data of MDN: objects, their members, events, elements. */
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { feature, own } from './support.mjs'

const { api, html } = data
const { builtins, regular_expressions: patterns } = data.javascript

/** What the names of every page and worker are. */
const INSTANCES = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  sessionStorage: 'Storage',
  window: 'Window',
}

/** A name that the script itself does not declare: `Intl`, `structuredClone`. */
export function globalNamed(name) {
  return feature(name, own(builtins, name) ?? own(api, name) ?? own(api.Window, name))
}

/** What is reached by its name from a global: `Promise.try`, `Intl.Segmenter`, `navigator.wakeLock`. */
export function memberOfGlobal(object, member) {
  const type = own(INSTANCES, object) ?? object
  const members = own(builtins, type) ?? own(api, type)
  return feature(`${object}.${member}`, own(members, member) ?? own(members, `${member}_static`))
}

/** Everything that a member can be when nothing is known of its object. */
const MEMBERS = new Map()
for (const [type, members] of [builtins, api].flatMap(Object.entries)) {
  for (const [key, entry] of Object.entries(members)) {
    const member = key.replace('_static', '')
    const [found] = feature(`${type}.${member}`, entry)
    if (found) MEMBERS.set(member, [...(MEMBERS.get(member) ?? []), found])
  }
}

export const membersNamed = (name) => MEMBERS.get(name) ?? []
export const eventsNamed = (name) => membersNamed(`${name}_event`)

/** An element and the attributes that are given to it. */
export function elementFeatures(element, attributes) {
  const known = own(html.elements, element)
  if (known === undefined) return []
  return [
    ...feature(`<${element}>`, known),
    ...attributes.flatMap((attribute) =>
      feature(
        `<${element} ${attribute}>`,
        own(known, attribute) ?? own(html.global_attributes, attribute),
      ),
    ),
  ]
}

export const moduleWorker = feature(
  'a module as a worker',
  api.Worker.Worker.options_type_parameter,
)

/** What a regular expression asks of its browser. */
export function patternFeatures({ pattern, flags }) {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? feature('(?<=…)', patterns.lookbehind_assertion) : []),
    ...(/\(\?[ims-]+:/.test(pattern) ? feature('(?i:…)', patterns.modifier) : []),
    ...(flags.includes('v') ? feature('/…/v', builtins.RegExp.unicodeSets) : []),
  ]
}
