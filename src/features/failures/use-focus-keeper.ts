import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

type Kept = {
  /** The region that had the focus, and how many stood before it. */
  readonly region: HTMLElement | null
  readonly index: number
  readonly page: HTMLElement | null
}

/**
 * Never lets the keyboard fall off the page: when what had the focus went away or cannot be pressed any more,
 * the focus goes on in its region, else to the next one, else to the name of the page.
 */
export function useFocusKeeper(area: RefObject<HTMLElement | null>) {
  const kept = useRef<Kept | null>(null)
  useEffect(() => {
    if (kept.current === null || !isLost(document.activeElement)) return
    const target = findTarget(area.current, kept.current)
    kept.current = null
    if (target) takeFocus(target)
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const region = target.closest<HTMLElement>('section')
      const index = region ? regionsOf(currentTarget).indexOf(region) : 0
      kept.current = { region, index, page: currentTarget.closest('main') }
    },
    // A person who leaves is not brought back. What is removed or disabled tells nobody.
    onBlur: ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null || (target.isConnected && !isDisabled(target))) kept.current = null
    },
  }
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || isDisabled(focused)
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled')
}

function regionsOf(area: Element): HTMLElement[] {
  return [...area.querySelectorAll('section')]
}

function findTarget(area: HTMLElement | null, { region, index, page }: Kept): HTMLElement | null {
  if (region?.isConnected) return insideOf(region) ?? region
  const regions = area ? regionsOf(area) : []
  return regions[Math.min(index, regions.length - 1)] ?? page?.querySelector('h1') ?? page
}

/** The sheet of a region is what its buttons are about. */
function insideOf(region: HTMLElement): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>('[role="grid"] [data-active="true"][tabindex="0"]') ??
    region.querySelector<HTMLElement>('[role="grid"] [data-active="true"] [tabindex="0"]') ??
    region.querySelector<HTMLElement>('button:enabled')
  )
}

/** Focuses what is no control as well. */
export function takeFocus(target: HTMLElement): void {
  if (!target.matches('[tabindex], button')) target.tabIndex = -1
  target.focus()
}
