/** Why a part of a cell is excluded: it is struck through, invisible, or a control or choice. */
export type Exclusion = 'struck' | 'hidden' | 'control' | 'choice'

/** Hidden elements in the HTML of Excel, browsers and shops. */
const HIDDEN = /display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hidden/i
const HIDDEN_ATTRIBUTE = /\shidden(?![\w-])/i
const QUOTED = /"[^"]*"|'[^']*'/g

/** Visually hidden text: Chromium copies its styles, saved pages have class names of shops and UI kits. */
const UNSEEN =
  /clip:\s*rect\(\s*[01]|clip-path:\s*inset\(\s*50%|opacity:\s*0(?![.\d])|\srole=["']?tooltip|[\s"'](?:sr-only|visually-hidden|screen-reader-text)[\s"']/i

const STRUCK = /text-decoration(?:-line)?:[^;"']{0,100}line-through/i
const STRUCK_ELEMENTS = new Set(['s', 'strike', 'del'])
/** Lists of options don't tell which one is chosen. */
const CHOICES = new Set(['select', 'datalist'])
const PRESSED = /\srole=["']?(?:button|menuitem|option)\b/i

/** Whether an element was hidden where it was copied. */
export function isHidden(tag: string): boolean {
  if (HIDDEN.test(tag)) return true
  // `overflow: hidden` in an attribute's value must not count.
  return HIDDEN_ATTRIBUTE.test(tag) && HIDDEN_ATTRIBUTE.test(tag.replace(QUOTED, ''))
}

/** Programs put styles at the start of copied HTML. */
const STYLES_LENGTH = 1 << 18
const STYLE_RULE = /\.([\w-]{1,60})\s{0,20}\{([^{}]*)\}/g
const CLASS_NAMES = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

export type NoContent = {
  readonly isStruck: (name: string, tag: string) => boolean
  /** Why an element's content is excluded; null if it isn't. */
  readonly why: (name: string, tag: string) => Exclusion | null
}

/** Makes the check for excluded elements, which includes classes that a style sheet strikes through, as in Excel. */
export function createNoContent(html: string): NoContent {
  const struck = html.includes('line-through') ? findStruckClasses(html) : new Set<string>()
  const hasStruckClass = (tag: string) => {
    if (struck.size === 0) return false
    const [, double, single, plain] = CLASS_NAMES.exec(tag) ?? []
    const names = (double ?? single ?? plain ?? '').split(/\s+/)
    return names.some((name) => struck.has(name))
  }
  const isStruck = (name: string, tag: string) =>
    STRUCK_ELEMENTS.has(name) || STRUCK.test(tag) || hasStruckClass(tag)
  return {
    isStruck,
    why: (name, tag) => {
      if (isStruck(name, tag)) return 'struck'
      if (name === 'button' || PRESSED.test(tag)) return 'control'
      if (CHOICES.has(name)) return 'choice'
      return isHidden(tag) || UNSEEN.test(tag) ? 'hidden' : null
    },
  }
}

function findStruckClasses(html: string): ReadonlySet<string> {
  const rules = [...html.slice(0, STYLES_LENGTH).matchAll(STYLE_RULE)]
  const struck = rules.filter(([, , style = '']) => /line-through/i.test(style))
  return new Set(struck.map(([, name = '']) => name))
}
