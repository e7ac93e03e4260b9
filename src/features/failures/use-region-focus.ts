import { type RefObject, useEffect } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'

type Place = {
  /** The region that had the focus, and how many stood before it. */
  readonly region: HTMLElement | null
  readonly index: number
  readonly page: HTMLElement | null
}

/**
 * Takes the keyboard to the region that a notice leads to, and never lets it fall off the page: when what had the focus
 * is gone, it goes on in the same region, else in the next one, else at the name of the page.
 */
export function useRegionFocus(
  area: RefObject<HTMLElement | null>,
  leadTo: { readonly kind: OutcomeKind } | null,
): void {
  useEffect(() => {
    const region =
      leadTo && area.current?.querySelector<HTMLElement>(`[data-mark="${leadTo.kind}"]`)
    if (!region) return
    region.scrollIntoView()
    takeFocus(region)
  }, [area, leadTo])
  useFocusRescue(
    (place: Place) => {
      const target = findTarget(area.current, place)
      if (target) takeFocus(target)
    },
    (focused) => placeIn(area.current, focused),
  )
}

function placeIn(area: HTMLElement | null, focused: Element): Place | null {
  if (!area?.contains(focused)) return null
  const region = focused.closest<HTMLElement>('section')
  const index = region ? regionsOf(area).indexOf(region) : 0
  return { region, index, page: area.closest('main') }
}

function regionsOf(area: Element): HTMLElement[] {
  return [...area.querySelectorAll('section')]
}

function findTarget(area: HTMLElement | null, { region, index, page }: Place): HTMLElement | null {
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
function takeFocus(target: HTMLElement): void {
  if (!target.matches('[tabindex], button')) target.tabIndex = -1
  target.focus()
}
