/** Runs a command of package.json: `node scripts/main.mjs start`. Old versions of Node must be able to parse this file. */
import { requireNode } from './node-version.mjs'

requireNode()
void import('./commands.mjs').then(({ runCommand }) =>
  runCommand(process.argv[2], process.argv.slice(3)),
)
