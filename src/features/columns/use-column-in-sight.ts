import { type RefObject, useEffect, useRef } from 'react'

/** Keeps a column in sight where the sheet is wider than the screen; the ref is for what scrolls sideways. */
export function useColumnInSight(column: number | undefined): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (region.current && column !== undefined) scrollTo(region.current, column)
  }, [column])
  return region
}

/** Scrolls until the column stands beside the row numbers, unless it is in sight as a whole. */
function scrollTo(region: HTMLElement, column: number): void {
  const [rowNumbers, ...heads] = region.querySelectorAll<HTMLElement>('thead th')
  const head = heads[column]
  if (rowNumbers === undefined || head === undefined) return
  const left = head.offsetLeft - rowNumbers.offsetWidth
  const right = head.offsetLeft + head.offsetWidth - region.clientWidth
  if (region.scrollLeft > left || region.scrollLeft < right) region.scrollLeft = left
}
