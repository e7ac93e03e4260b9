/** Starts servers for tests and measurements. They end with this process at the latest. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject, start } from './run.mjs'

const MOST_MS = 10_000

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Starts a server and waits until it answers on this port; throws its error output if it ends. */
async function startServer(command, args, port, options) {
  const program = start(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
  let said = ''
  program.child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
  const origin = `http://127.0.0.1:${port}`
  const latest = Date.now() + MOST_MS
  while (program.isRunning() && Date.now() < latest) {
    const response = await fetch(`${origin}/config.json`).catch(() => null)
    if (response?.ok) return { ...program, origin, port }
    await wait(50)
  }
  const { error = '' } = await program.end('SIGKILL')
  throw new Error(`Nothing answers at ${origin}. ${said}${error}`)
}

/** Starts the built product like an installation, with only Node and `dist`. */
export async function startProduct(settings = {}, { dist = inProject('dist'), ...options } = {}) {
  const port = await freePort()
  const practice = 'TRACKING_SERVICE_URL' in settings ? {} : { PRACTICE: 'true' }
  const env = { HOST: '127.0.0.1', PORT: String(port), ...practice, ...settings }
  return startServer(process.execPath, ['server/main.js'], port, { cwd: dist, env, ...options })
}

/** Starts nginx; `http(folder, port)` returns the body of its `http` block. */
export async function startNginx(http) {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const site = await http(folder, port)
  const main = `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}`
  writeFileSync(file, `${main}\nhttp {\naccess_log off;\n${paths}\n${site}\n}`)
  const server = await startServer('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], port)
  const end = async () => {
    await server.end()
    rmSync(folder, { recursive: true })
  }
  return { ...server, end }
}
