import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Properties that browsers animate without layout or paint. */
const LIGHT = ['transform', 'opacity']

const STYLES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`src/${file}`, 'utf8') }))

test('only cheap properties are animated', () => {
  const animated = STYLES.flatMap(({ file, css }) =>
    [...css.matchAll(/transition:\s*([^;]+);/g)].flatMap(([, value = '']) =>
      value.split(',').map((one) => ({ file, property: one.trim().split(' ')[0] ?? '' })),
    ),
  )
  expect(animated).not.toEqual([])
  expect(animated.filter(({ property }) => !LIGHT.includes(property))).toEqual([])
  expect(STYLES.filter(({ css }) => css.includes('@keyframes'))).toEqual([])
})

/** Safari doesn't re-evaluate such a rule, so an element that is filled later stays hidden. */
const BY_CONTENT = /:has\(|:empty\b/

test('no style depends on the content of an element', () => {
  expect(STYLES.length).toBeGreaterThan(20)
  expect(STYLES.filter(({ css }) => BY_CONTENT.test(css)).map(({ file }) => file)).toEqual([])
})

test.each(['.work:not(:has(> :not(:empty)))', '.list:empty', ':root:has(.main)'])(
  '%s would be found',
  (selector) => expect(selector).toMatch(BY_CONTENT),
)

const IMPORTS = /import (\w+) from '([^']+\.module\.css)'/g

/** Each component with the classes that it uses from a stylesheet. */
const TAKEN = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const code = readFileSync(`src/${file}`, 'utf8')
    return [...code.matchAll(IMPORTS)].flatMap(([, name = '', from = '']) => {
      const path = from.startsWith('#')
        ? join('src', from.slice(1))
        : join('src', dirname(file), from)
      const taken = code.matchAll(new RegExp(`(?<!['/])\\b${name}\\.(\\w+)`, 'g'))
      return [...taken].map(([, style = '']) => ({ file, style, css: readFileSync(path, 'utf8') }))
    })
  })

test('every class that a component uses exists', () => {
  expect(TAKEN.length).toBeGreaterThan(200)
  const missing = TAKEN.filter(({ style, css }) => !new RegExp(`\\.${style}\\b`).test(css))
  expect(missing.map(({ file, style }) => `${file}: ${style}`)).toEqual([])
})

/** Single-class rules outside of at-rules, with their declarations. */
const rulesIn = (css: string) =>
  [...css.matchAll(/^\.(\w+) \{([^}]*)\}/gm)].map(([, name = '', body = '']) => ({
    name,
    declared: [...body.matchAll(/^ {2}([\w-]+: [^;]+);/gm)].map(
      ([, declaration = '']) => declaration,
    ),
  }))

const isShared = (file: string) => /styles\/(?!tokens|base)/.test(file)
const SHARED = STYLES.filter(({ file }) => isShared(file)).map(({ css }) => css)
const PATTERNS = SHARED.flatMap(rulesIn)
const NAMES = new Set(SHARED.flatMap((css) => css.match(/(?<=^ *\.)\w+/gm) ?? []))
const COMPOSED = STYLES.flatMap(({ file, css }) =>
  [...css.matchAll(/composes: ([^;]+) from global;/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => ({ file, name })),
  ),
)

test('every shared class in `composes` exists', () => {
  expect(COMPOSED.length).toBeGreaterThan(200)
  expect(COMPOSED.filter(({ name }) => !NAMES.has(name))).toEqual([])
})

test('every shared class is used', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n')
  const composed = new Set(COMPOSED.map(({ name }) => name))
  const isWritten = (name: string) => new RegExp(`['" ]${name}['" ]`).test(code)
  expect([...NAMES].filter((name) => !composed.has(name) && !isWritten(name))).toEqual([])
})

/** One or two equal declarations are a coincidence; three are a repeated pattern. */
const LEAST = 3

const gap = (one: string) => one.startsWith('gap:')

/** Rules that repeat a shared class, whatever their gap. */
const repeatsIn = (css: string): string[] =>
  rulesIn(css).flatMap(({ name, declared }) =>
    PATTERNS.filter(
      ({ declared: shared }) =>
        shared.length >= LEAST &&
        shared.every((one) => (gap(one) ? declared.some(gap) : declared.includes(one))),
    ).map((pattern) => `.${name} is ${pattern.name}`),
  )

test('no style repeats a shared class', () => {
  const own = STYLES.filter(({ file }) => file.endsWith('.module.css'))
  expect(own.flatMap(({ file, css }) => repeatsIn(css).map((one) => `${file}: ${one}`))).toEqual([])
  expect(
    repeatsIn('.list {\n  display: flex;\n  flex-direction: column;\n  gap: 1px;\n}'),
  ).toContain('.list is stack')
})

/** Font sizes, spaces and radii given as numbers; one pixel is allowed. */
const OFF_SCALE =
  /(?<![-\w])(?:font(?:-size|-weight)?|(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?|border-radius):(?=[^;]*(?<![\w.-])(?:[2-9]|[1-9]\d+)(?:px|[;\s]))[^;]*;/g
/** Older browsers don't inherit custom properties in `::backdrop`. */
const BACKDROP = /::backdrop \{[^}]*\}/g
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi

test('colours, type, spaces and corners come from the tokens', () => {
  const others = STYLES.filter(({ file }) => !file.endsWith('tokens.css'))
  const found = others.flatMap(({ file, css }) =>
    [...css.matchAll(OFF_SCALE), ...css.replace(BACKDROP, '').matchAll(COLOUR)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})

test.each(['gap: 6px;', 'padding: 0 10px;', 'font-weight: 600;', 'font: 13px/20px serif;'])(
  '%s would be found',
  (text) => expect(text.match(OFF_SCALE)).not.toBeNull(),
)

/** All rules with their bodies, also inside at-rules. */
const RULES = STYLES.flatMap(({ file, css }) =>
  [...css.matchAll(/([^{}\n]+?) \{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    body,
  })),
)

/** Visually hidden text is positioned absolutely, so without a positioned scroller it would make the window scroll. */
test('every scroll container is positioned', () => {
  const scrolling = RULES.filter(({ body }) => /overflow(?:-[xy])?: (?:auto|scroll)/.test(body))
  expect(scrolling.length).toBeGreaterThan(15)
  const loose = scrolling.filter(({ body }) => !/\bposition: /.test(body))
  expect(loose.map(({ file, selector }) => `${file} ${selector}`)).toEqual([])
})
