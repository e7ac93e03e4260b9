/** Removes the base path from a path, unless a proxy already has. */
export function belowBase(path: string, basePath: string): string {
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : path
}

/** Puts the page's URLs below the base path; the build writes them below the root. */
export function withBase(page: string, basePath: string): string {
  return page.replaceAll(/(\s(?:href|src)=")\//g, (_, before: string) => before + basePath)
}
