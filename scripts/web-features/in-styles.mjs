/** Finds the web features that styles use. */
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { parse } from 'postcss'
import { feature, own } from './support.mjs'

const { properties, selectors, types } = data.css
const rules = data.css['at-rules']

/** The features of a style sheet, without those that stand behind a question (`@supports`) or after an older value. */
export function featuresInStyles(source) {
  const found = []
  parse(source).walk((node) => {
    if (isAsked(node)) return
    if (node.type === 'atrule') found.push(...ruleFeatures(node))
    else if (node.type === 'rule') found.push(...selectorFeatures(node.selector))
    else if (node.type === 'decl' && !hasOlderValue(node)) found.push(...valueFeatures(node))
  })
  return found
}

const isAsked = ({ parent }) =>
  parent !== undefined &&
  ((parent.type === 'atrule' && parent.name === 'supports') || isAsked(parent))

/** The same property, or the one with Safari's prefix, which the build puts before it. */
const hasOlderValue = (declaration) => {
  const before = declaration.prev()
  const { prop } = declaration
  return before?.type === 'decl' && [prop, `-webkit-${prop}`].includes(before.prop)
}

function ruleFeatures({ name, params }) {
  const asked = [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, condition]) =>
    feature(`@${name} (${condition})`, own(own(rules, name), condition)),
  )
  return [...feature(`@${name}`, own(rules, name)), ...asked]
}

function selectorFeatures(selector) {
  const named = [...selector.matchAll(/(::?)([a-z-]+)/g)].flatMap(([, colons, name]) =>
    feature(`${colons}${name}`, own(selectors, name)),
  )
  return selector.includes('&') ? [...feature('&', selectors.nesting), ...named] : named
}

function valueFeatures({ prop, value }) {
  const property = own(properties, prop)
  const words = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*/g)].map(([word]) => word)
  return [
    ...feature(prop, property),
    ...words.flatMap((word) => feature(`${prop}: ${word}`, own(property, word))),
    ...[...value.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name]) =>
      feature(`${name}()`, own(types, name) ?? own(types.color, name)),
    ),
    ...[...value.matchAll(/\d([a-z]+)\b/g)].flatMap(([, unit]) => feature(unit, unitNamed(unit))),
  ]
}

function unitNamed(unit) {
  const size = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit)?.[1]
  const sizes = { d: 'dynamic', s: 'small', l: 'large' }
  if (size) return types.length[`viewport_percentage_units_${sizes[size]}`]
  return unit.startsWith('cq') ? types.length.container_query_length_units : own(types.length, unit)
}
