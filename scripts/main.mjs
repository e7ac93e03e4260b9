/** Runs a command of package.json: `node scripts/main.mjs start`. An old Node has to be able to read this file. */
import { requireNode } from './node-version.mjs'

requireNode()
void import('./commands.mjs').then(({ runCommand }) =>
  runCommand(process.argv[2], process.argv.slice(3)),
)
