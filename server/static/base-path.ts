/** What is below the base path of an address; a proxy may have taken that path away already. */
export function belowBase(path: string, basePath: string): string {
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : path
}

/** The page with the addresses of its parts below the base path; the build writes them below the root. */
export function withBase(page: string, basePath: string): string {
  return page.replaceAll(/(\s(?:href|src)=")\//g, (_, before: string) => before + basePath)
}
