import { attributeOf, createXmlReader, isTrue } from './xml-reader.ts'

/** The relationships of a workbook part: paths by id, and by the last segment of their type (`worksheet`). */
export type PartLinks = {
  readonly byId: ReadonlyMap<string, string>
  readonly byKind: ReadonlyMap<string, string>
}

/** Reads the relationships of a part; `folder` is the part's folder with a slash at the end, or empty. */
export function readLinks(xml: string, folder: string): PartLinks {
  const byId = new Map<string, string>()
  const byKind = new Map<string, string>()
  forEachTag(xml, 'Relationship', (tag) => {
    const target = attributeOf(tag, 'Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : withoutDots(folder + target)
    byId.set(attributeOf(tag, 'Id') ?? '', path)
    const kind = (attributeOf(tag, 'Type') ?? '').split('/').at(-1) ?? ''
    if (!byKind.has(kind)) byKind.set(kind, path)
  })
  return { byId, byKind }
}

function withoutDots(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

export type WorkbookSheet = {
  readonly name: string
  /** ID of the part with its cells. */
  readonly id: string
  readonly isHidden: boolean
}

export type WorkbookFacts = {
  readonly sheets: readonly WorkbookSheet[]
  /** Dates count from 1904, as on old Macs. */
  readonly from1904: boolean
}

/** Reads the list of sheets from `workbook.xml`, in the order of their tabs. */
export function readWorkbookFacts(xml: string): WorkbookFacts {
  const sheets: WorkbookSheet[] = []
  let from1904 = false
  forEachTag(xml, 'sheet', (tag) => {
    const id = /\s[\w.-]+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? ''
    const name = attributeOf(tag, 'name') ?? id
    sheets.push({ name, id, isHidden: /idden/.test(attributeOf(tag, 'state') ?? '') })
  })
  forEachTag(xml, 'workbookPr', (tag) => {
    from1904 = isTrue(attributeOf(tag, 'date1904'))
  })
  return { sheets, from1904 }
}

function forEachTag(xml: string, wanted: string, take: (tag: string) => void): void {
  createXmlReader({
    onOpen: (name, tag) => {
      if (name === wanted) take(tag)
    },
    onText: () => {},
    onClose: () => {},
  }).push(xml)
}
