/** Finds the web features that scripts use. */
import { parseSync, Visitor } from 'vite'
import {
  elementFeatures,
  eventsNamed,
  globalNamed,
  memberOfGlobal,
  membersNamed,
  moduleWorker,
  patternFeatures,
} from './script-names.mjs'
import { isWorthNaming, mostSupported } from './support.mjs'

/**
 * The features in the sources of a whole build. A member counts when the build itself has no member of that name, and
 * when it is new wherever a browser has one: `toSorted` does, `take` and `format` can be anything.
 */
export function featuresInScripts(sources) {
  const scripts = sources.map(readNames)
  const ownMembers = new Set(scripts.flatMap(({ ownMembers: names }) => [...names]))
  return scripts.flatMap(({ features, members }) => [
    ...features,
    ...[...members].filter((name) => !ownMembers.has(name)).flatMap(newMember),
  ])
}

const newMember = (name) => newWhereverItIs(membersNamed(name))

const newWhereverItIs = (features) =>
  features.length > 0 && features.every(({ compat }) => isWorthNaming(compat))
    ? [mostSupported(features)]
    : []

/** The names of one script: features that are certain, members of unknown objects, and members of its own. */
function readNames(source) {
  const names = { features: [], members: new Set(), ownMembers: new Set() }
  const { program, errors } = parseSync('script.js', source, { lang: 'js', preserveParens: false })
  if (errors.length > 0) throw new Error(errors[0].message)
  const declared = declaredIn(program)
  const globals = new Set()
  const isNoVariable = new Set()
  const asKey = ({ computed, key }) => {
    if (computed) return
    isNoVariable.add(key)
    names.ownMembers.add(key.name ?? key.value)
  }
  new Visitor({
    Property: asKey,
    MethodDefinition: asKey,
    PropertyDefinition: asKey,
    // Whoever imports the script late finds it as a member.
    ExportSpecifier({ exported }) {
      names.ownMembers.add(exported.name)
    },
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && !left.computed)
        names.ownMembers.add(left.property.name)
    },
    MemberExpression({ object, property, computed }) {
      if (computed) return
      isNoVariable.add(property)
      const isGlobal = object.type === 'Identifier' && !declared.has(object.name)
      const found = isGlobal ? memberOfGlobal(object.name, property.name) : []
      names.features.push(...found)
      if (found.length === 0) names.members.add(property.name)
    },
    Identifier(node) {
      if (!isNoVariable.has(node) && !declared.has(node.name)) globals.add(node.name)
    },
    Literal({ regex }) {
      if (regex) names.features.push(...patternFeatures(regex))
    },
    NewExpression({ callee, arguments: [, options] }) {
      const hasType = options?.properties?.some(({ key }) => key?.name === 'type')
      if (callee.name === 'Worker' && hasType) names.features.push(...moduleWorker)
    },
    CallExpression({ callee, arguments: given }) {
      names.features.push(...elementIn(callee, given), ...eventIn(callee, given))
    },
  }).visit(program)
  names.features.push(...[...globals].flatMap(globalNamed))
  return names
}

/** A drawn element, as `jsx('dialog', { popover: 'auto' })`. */
function elementIn(callee, [element, properties]) {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee
  const isDrawn = /^(jsxs?|createElement)$/.test((called.property ?? called).name)
  if (!isDrawn || properties?.type !== 'ObjectExpression') return []
  const attributes = properties.properties.flatMap(({ key }) => key?.name?.toLowerCase() ?? [])
  return elementFeatures(textOf(element), attributes)
}

function eventIn(callee, [event]) {
  const isListening = (callee.property ?? callee).name === 'addEventListener'
  return isListening ? newWhereverItIs(eventsNamed(textOf(event))) : []
}

/** A text that stands in the code; the build writes most as templates. */
const textOf = (node) =>
  node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : (node?.value ?? '')

/** Every name that a script declares anywhere; the build's names are short, so that scopes need not be told apart. */
function declaredIn(program) {
  const declared = new Set()
  const add = (pattern) => {
    if (pattern === null || pattern === undefined) return
    if (pattern.type === 'Identifier') declared.add(pattern.name)
    const inside = { ...pattern }
    for (const part of [inside.left, inside.argument, inside.value]) if (part?.type) add(part)
    for (const part of [...(inside.elements ?? []), ...(inside.properties ?? [])]) add(part)
  }
  const ofFunction = ({ id, params }) => [id, ...params].forEach(add)
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ofFunction,
    FunctionExpression: ofFunction,
    ArrowFunctionExpression: ofFunction,
    ClassDeclaration: ({ id }) => add(id),
    ClassExpression: ({ id }) => add(id),
    CatchClause: ({ param }) => add(param),
    ImportSpecifier: ({ local }) => add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
  }).visit(program)
  return declared
}
