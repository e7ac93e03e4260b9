/** What the product is measured beside: installed by the benchmark alone, when it is first needed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const PEERS = fileURLToPath(new URL('./peers', import.meta.url))

export function installPeers() {
  if (!existsSync(`${PEERS}/node_modules`))
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS, stdio: 'inherit' })
}
