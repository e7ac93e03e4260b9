import type { Browser } from '@playwright/test'

type Shot = {
  readonly codes: readonly { readonly text: string; readonly format: string }[]
  readonly tilt?: number
  readonly blur?: number
  readonly light?: number
}

export function makeFilm(
  browser: Browser,
  shots: readonly Shot[],
  frames?: { readonly label: number; readonly table: number },
): Promise<string>
export function cameraArguments(film: string): string[]
export function postNumber(n: number): string
export function digitsOnly(n: number): string
