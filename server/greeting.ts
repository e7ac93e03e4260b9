import type { Settings } from './settings.ts'

/** What the person who started the server reads: where it is, and whom the uploads reach. */
export function greeting({ host, mode, serviceName }: Settings, port: number): string {
  const name = serviceName === '' ? '' : ` (${serviceName})`
  const where = `Tracking Upload: http://${nameOf(host)}:${port}`
  if (mode.kind === 'practice') {
    return `${where}\nPractice mode: nothing reaches a shop. TRACKING_SERVICE_URL connects a real service.`
  }
  const how = mode.kind === 'forward' ? 'uploads are forwarded to' : 'the page uploads to'
  return `${where}\nService${name}: ${how} ${mode.service.href}`
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
