import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const DESCRIBE = ['describe', '--always', '--dirty', '--abbrev=7', '--exclude=*']

/**
 * The version of a build: that of the package, and what tells this build from others. It is the commit in `folder`;
 * without a repository, the first letters of `otherwise`, which names the commit or is a fingerprint of the sources.
 */
export function versionOf(version: string, folder: string, otherwise = ''): string {
  const build = commitIn(folder) ?? otherwise.slice(0, 7)
  return build === '' ? version : `${version}+${build}`
}

function commitIn(folder: string): string | null {
  // Git would look further up, into whatever repository the folder lies in.
  if (!existsSync(join(folder, '.git'))) return null
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', DESCRIBE, { cwd: folder, encoding: 'utf8', stdio }).trim()
  } catch {
    return null
  }
}
