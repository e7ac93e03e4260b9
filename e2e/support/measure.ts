import type { Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
/** The viewport of 1280x800 at 200 %. */
const ENLARGED = { width: 640, height: 400 }

/** Finds touch targets that are too small, fields that iOS would zoom into, and sideways scrolling. */
export async function flawsOnSmallScreens(page: Page): Promise<readonly string[]> {
  const flaws: string[] = []
  await resize(page, ENLARGED)
  if (await isTooWide(page)) flaws.push('wider than an enlarged window')
  await resize(page, PHONE)
  if (await isTooWide(page)) flaws.push('wider than a phone')
  if (await page.evaluate(isOpenKindCut))
    flaws.push('what is open in the rail is partly out of sight')
  return [...flaws, ...(await page.evaluate(findSmall))]
}

async function resize(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => window.innerWidth === width, size.width)
  await untilDrawn(page)
}

/** Runs in the page: whether the rail, which scrolls sideways on a phone, cuts off the open kind. */
function isOpenKindCut(): boolean {
  const open = document.querySelector('[data-kind][aria-current=true]')
  const rail = open?.closest('nav')?.getBoundingClientRect()
  if (!open || !rail) return false
  const { left, right } = open.getBoundingClientRect()
  return left < rail.left || right > rail.right
}

export const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Time for a resized page to render again. */
const SETTLED_MS = 3000

export const isTooWide = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
      timeout: SETTLED_MS,
    })
    .then(
      () => false,
      () => true,
    )

/** Runs in the page: finds targets that are too small. A link within a sentence may be as high as its line. */
function findSmall(): string[] {
  const TARGET = 44
  const TEXT = 16
  /** A skip link above the window, or column headers only for screen readers. */
  const isForKeysOrEars = (one: HTMLElement) => {
    if (one.getBoundingClientRect().bottom <= 0) return true
    for (let box: HTMLElement | null = one; box; box = box.parentElement)
      if (box.clientHeight <= 1 && getComputedStyle(box).overflow !== 'visible') return true
    return false
  }
  const isShown = (one: HTMLElement) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForKeysOrEars(one)
  const isTyped = (one: Element) =>
    one.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])',
    )
  /** A label's press also counts for its field, and the target area of some links covers their container. */
  const partsOf = (one: HTMLElement) => {
    const isOver = getComputedStyle(one, '::after').position === 'absolute'
    return [
      one,
      ...one.querySelectorAll('*'),
      ...((one as HTMLInputElement).labels ?? []),
      ...(isOver && one.offsetParent ? [one.offsetParent] : []),
    ]
  }
  const heightOf = (one: HTMLElement) =>
    Math.max(...partsOf(one).map((part) => part.getBoundingClientRect().height))
  const nameOf = (one: Element) =>
    `${one.localName} “${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}”`
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=menuitem]',
    ),
  ].filter(isShown)
  const targets = all.filter((one) => getComputedStyle(one).display !== 'inline')
  const low = targets.filter((one) => Math.round(heightOf(one)) < TARGET)
  const fine = all
    .filter(isTyped)
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < TEXT)
  return [
    ...low.map((one) => `${nameOf(one)} is ${Math.round(heightOf(one))} high`),
    ...fine.map((one) => `${nameOf(one)} has letters of ${getComputedStyle(one).fontSize}`),
  ]
}

/** Number of filled buttons in the open dialog, or on the page. */
export const filledButtons = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const filled = [...document.querySelectorAll<HTMLElement>('.button-main')]
    const seen = filled.filter((button) => button.checkVisibility())
    const inDialog = seen.filter((button) => button.closest('dialog, [role=dialog]')).length
    return inDialog || seen.length
  })
