import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'

const ENV = { PATH: process.env['PATH'] ?? '', PORT: '0' }

type Environment = Readonly<Record<string, string>>

/** Builds the server for a test file; starts it like an installation. */
export function builtServer() {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
    await mkdir(join(folder, 'app'))
    await writeFile(join(folder, 'app', 'index.html'), 'the page')
    const outDir = join(folder, 'server')
    await build({ logLevel: 'error', mode: 'production', build: { ssr: 'server/main.ts', outDir } })
    await writeFile(join(outDir, 'app-parts.json'), '{"index.html":8}')
    await writeFile(join(folder, 'built-from'), 'sources')
  }, 60_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  const file = () => join(folder, 'server', 'main.js')
  const start = (environment: Environment = {}) =>
    watched(spawn(process.execPath, [file()], { env: { ...ENV, ...environment } }))
  return {
    folder: () => folder,
    start,
    startPractice: (environment: Environment = {}) => start({ PRACTICE: 'true', ...environment }),
    /** Starts a shell with a socket in systemd's way, which becomes the server on demand. */
    startLater: (socket: number, environment: Environment) => {
      const script = `read go; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" "$1"`
      return watched(
        spawn('sh', ['-c', script, process.execPath, file()], {
          env: { ...ENV, ...environment },
          stdio: ['pipe', 'pipe', 'pipe', socket],
        }),
      )
    },
  }
}

export type RunningServer = ReturnType<typeof watched>

function watched(child: ChildProcess) {
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said.text += text))
  }
  return { child, said, ended: endOf(child) }
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))

export async function portOf(said: { readonly text: string }): Promise<number> {
  await expect.poll(() => said.text, { timeout: 10_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/)
  return Number(/127\.0\.0\.1:(\d+)\n/.exec(said.text)?.[1])
}
