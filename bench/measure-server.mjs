/** The memory of the server under bodies that never end, and what it forwards. */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { measureForwards } from './measure-forwards.mjs'
import { peakMemory } from './memory.mjs'
import { PORT, startProduct } from './product.mjs'

const CONNECTIONS = 60
const MB = 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024, ' ')
const LISTENING_MS = 4_000

/** `bytes` of a body of which one is missing. */
const SIEGES = [
  { what: '20 MB each, without a token', bytes: 20 * MB, token: false },
  { what: '20 MB each, with a token', bytes: 20 * MB, token: true },
  { what: '4 MB each, with a token', bytes: 4 * MB, token: true },
]

/** For each way to fill the server up, the most memory that it took; then the uploads that it forwards. */
export async function measureServer() {
  const rows = []
  for (const siege of SIEGES) {
    const name = `Server, ${CONNECTIONS} unfinished bodies: ${siege.what}`
    rows.push([name, await peakOf(siege), 'goal 300 MB'])
  }
  return [...rows, ...(await measureForwards())]
}

async function peakOf(siege) {
  const product = await startProduct(PORT, { TRACKING_SERVICE_URL: 'http://127.0.0.1:9' })
  const sockets = Array.from({ length: CONNECTIONS }, () => besiege(siege))
  const peak = await peakMemory(product.pid, () => wait(LISTENING_MS))
  for (const socket of sockets) socket.destroy()
  await product.stop()
  return peak
}

function besiege({ bytes, token }) {
  const socket = connect(PORT, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    [
      'POST /v1/api/tracking HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${bytes}`,
      ...(token ? ['Authorization: Bearer some-token'] : []),
      '',
      '',
    ].join('\r\n'),
  )
  let left = bytes - 1
  const write = () => {
    while (left > 0 && socket.writable) {
      const piece = PIECE.subarray(0, Math.min(left, PIECE.length))
      left -= piece.length
      if (!socket.write(piece)) return void socket.once('drain', write)
    }
  }
  write()
  return socket
}
