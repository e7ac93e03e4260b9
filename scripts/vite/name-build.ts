import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const DESCRIBE = ['describe', '--always', '--dirty', '--abbrev=7', '--exclude=*']

/**
 * The version of a build: the package's version and the commit in `folder`. Without a repository it uses the first
 * letters of `otherwise`, a commit or a fingerprint of the sources.
 */
export function versionOf(version: string, folder: string, otherwise = ''): string {
  const build = commitIn(folder) ?? otherwise.slice(0, 7)
  return build === '' ? version : `${version}+${build}`
}

function commitIn(folder: string): string | null {
  // Git would also find a repository in a parent folder.
  if (!existsSync(join(folder, '.git'))) return null
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', DESCRIBE, { cwd: folder, encoding: 'utf8', stdio }).trim()
  } catch {
    return null
  }
}
