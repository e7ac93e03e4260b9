import type { ScreenPlace } from './grid-props.ts'

/** Whether something happened in the rows, and not in what stands above them. */
export function isOfRows(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-line], [role=columnheader]') === null
}

/** The first button or field of a cell. */
export function widgetIn(cell: Element | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('button, select, input, a[href]') ?? null
}

/** Where a menu of an element begins. */
export function placeBelow(element: Element): ScreenPlace {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}
