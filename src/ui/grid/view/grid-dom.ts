import type { ScreenPlace } from '#ui/grid/state/grid-props.ts'

/** Whether an event's target is in the rows, not in the headers or the line above. */
export function isOfRows(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-line], [role=columnheader]') === null
}

/** The first button or field of a cell. */
export function widgetIn(cell: Element | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('button, select, input, a[href]') ?? null
}

/** The place below an element, for its menu. */
export function placeBelow(element: Element): ScreenPlace {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}
