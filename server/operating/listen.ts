import type { AddressInfo, Server } from 'node:net'

/** Address to listen at, unless a socket is handed over. */
type Place = {
  readonly host: string
  readonly port: number
  readonly portName?: 'PORT' | 'METRICS_PORT'
}

/** File descriptor of the first socket from systemd (sd_listen_fds). */
const FIRST_HANDED_OVER = 3

/** Starts to listen and resolves to the port; rejects with a sentence for the operator. */
export function listen(
  server: Server,
  place: Place,
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const listening = () => resolve((server.address() as AddressInfo | null)?.port ?? place.port)
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(whyNot(error, place))))
    if (isHandedOver(environment)) server.listen({ fd: FIRST_HANDED_OVER }, listening)
    else server.listen(place.port, place.host, listening)
  })
}

/** Whether systemd has handed a socket to this process; children inherit the variables, so LISTEN_PID is checked. */
export function isHandedOver({
  LISTEN_FDS,
  LISTEN_PID,
}: Readonly<Record<string, string | undefined>>): boolean {
  return Number(LISTEN_FDS) >= 1 && Number(LISTEN_PID) === process.pid
}

function whyNot(error: NodeJS.ErrnoException, place: Place): string {
  const { host, port, portName = 'PORT' } = place
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use at ${host}. Stop what runs there, or set ${portName} to another number.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights. Set ${portName} to 1024 or more.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is "${host}", which is no address of this machine.`
  }
  return `Cannot listen at ${host}, port ${port} (${error.code ?? error.message}).`
}
