import type { Settings } from './settings.ts'

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** The start message: the server's address and where uploads go. */
export function greeting(settings: Settings, port: number): string {
  const { host, allowedHosts, basePath } = settings
  const where = `Tracking Upload: http://${nameOf(host)}:${port}${basePath === '/' ? '' : basePath}`
  const hint =
    EVERYWHERE.has(host) && allowedHosts.length === 0
      ? ['Only requests to localhost are answered until ALLOWED_HOSTS names other hosts.']
      : []
  return [where, whom(settings), ...hint].join('\n')
}

function whom({ mode, serviceName }: Settings): string {
  if (mode.kind === 'practice') {
    return 'Practice mode: nothing reaches a shop. TRACKING_SERVICE_URL connects a real service.'
  }
  const name = serviceName === '' ? '' : ` (${serviceName})`
  const how = mode.kind === 'forward' ? 'uploads are forwarded to' : 'the page uploads to'
  return `Service${name}: ${how} ${mode.service.href}`
}

function nameOf(host: string): string {
  if (EVERYWHERE.has(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
