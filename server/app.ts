import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { belowBase } from './static/base-path.ts'
import { isKnownHost, isOwnOrigin, knownHosts } from './hosts.ts'
import { installationOf } from './installation.ts'
import { cutEnd } from '#base/cut-end.ts'
import { ANSWER_PATH } from '#service/kept-answer.ts'
import { answerQuestion, serveUpload, writeReply } from './forwarding/answer-upload.ts'
import { serveStatic } from './static/serve-static.ts'
import type { Settings } from './settings.ts'
import type { StaticFiles } from './static/static-files.ts'
import { createKeptAnswers } from './forwarding/kept-answers.ts'
import type { TrackingEndpoint } from './forwarding/tracking-endpoint.ts'
import type { Traffic } from './forwarding/traffic.ts'
import type { Watch } from './operating/watch.ts'

export type AppParts = {
  readonly settings: Settings
  readonly files: StaticFiles
  /** Answers uploads; null when the page calls the service itself. */
  readonly endpoint: TrackingEndpoint | null
  /** Returns the simulator's data for a token; null without a simulator. */
  readonly practiceBook: ((token: string) => unknown) | null
  readonly traffic: Traffic
  readonly watch: Watch
}

type Env = { Bindings: HttpBindings }

export function createApp(parts: AppParts): Hono<Env> {
  const { settings, files, endpoint, practiceBook, traffic, watch } = parts
  const { basePath } = settings
  const app = new Hono<Env>({ getPath: (request) => belowBase(getPath(request), basePath) })
  const installation = installationOf(settings)

  app.use(countOwnRefusals(watch))
  // Above the host check: health checks call the server by its address.
  app.get('/healthz', () => json(200, { ok: true }))
  app.get('/readyz', () => json(traffic.isEnding() ? 503 : 200, { ok: !traffic.isEnding() }))
  app.use(refuseUnknownHosts(settings, watch))
  if (endpoint !== null) {
    const { forwarded, refused } = watch
    const context = { endpoint, traffic, forwarded, refused, kept: createKeptAnswers() }
    app.post('/v1/api/tracking', refuseForeignOrigins(settings, watch), async (c) => {
      const { incoming, outgoing } = c.env
      await traffic.during(() => serveUpload(incoming, outgoing, context))
      return RESPONSE_ALREADY_SENT
    })
    app.get(ANSWER_PATH, refuseForeignOrigins(settings, watch), async (c) => {
      const answer = answerQuestion(c.env.incoming, context)
      await writeReply(c.env.outgoing, answer)
      return RESPONSE_ALREADY_SENT
    })
    app.all(ANSWER_PATH, () => methodNotAllowed('GET, HEAD'))
    app.all('/v1/api/tracking', () => methodNotAllowed('POST'))
  }
  if (practiceBook !== null) {
    app.get('/practice/book', (c) => answerBook(c, practiceBook))
    app.all('/practice/book', () => methodNotAllowed('GET, HEAD'))
  }
  app.get('/config.json', () => json(200, installation))
  app.all('/config.json', () => methodNotAllowed('GET, HEAD'))
  if (basePath !== '/') app.get(cutEnd(basePath, /\//), (c) => sendOnTo(basePath, c))
  app.all('*', (c) => answerStatic(c, files))
  app.onError((error) => {
    watch.trouble(`Unexpected: ${error.stack ?? error.message}`, 'unexpected')
    return refusal(500, 'The server failed to answer.')
  })
  return app
}

/** Adds the missing slash, or relative URLs of the page would miss the base path. `no-store`, since browsers keep a 308. */
function sendOnTo(basePath: string, { req }: Context<Env>): Response {
  const headers = { Location: basePath + new URL(req.url).search, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 308, headers })
}

/** Statuses that are reported here and nowhere else. */
const COUNTED: ReadonlyMap<number, string> = new Map([
  [404, 'There is nothing at this address.'],
  [405, 'This is not possible at this address.'],
  [500, 'The server failed to answer.'],
])

function countOwnRefusals({ refused }: Watch): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const why = COUNTED.get(c.res.status)
    if (why !== undefined) refused(c.res.status, why)
  }
}

const UNKNOWN_HOST = 'This address is not known here. ALLOWED_HOSTS of the server can name it.'
const FOREIGN_PAGE = 'Uploads are taken from the page of this server only.'

function refuseUnknownHosts(
  { host, allowedHosts }: Settings,
  { refused }: Watch,
): MiddlewareHandler<Env> {
  const known = knownHosts(host, allowedHosts)
  return async (c, next) => {
    if (isKnownHost(c.env.incoming.headers.host, known)) return next()
    refused(403, UNKNOWN_HOST)
    return refusal(403, UNKNOWN_HOST)
  }
}

function refuseForeignOrigins(
  { allowedHosts }: Settings,
  { refused }: Watch,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { origin, host = '', 'sec-fetch-site': site } = c.env.incoming.headers
    const isForeign = site === 'cross-site' || (site === 'same-site' && origin === undefined)
    if (!isForeign && isOwnOrigin(origin, { host, allowedHosts })) return next()
    refused(403, FOREIGN_PAGE)
    return refusal(403, FOREIGN_PAGE)
  }
}

async function answerBook(c: Context<Env>, book: (token: string) => unknown): Promise<Response> {
  const [, token] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token === undefined) return refusal(401, 'An access token is needed.')
  return json(200, book(token))
}

function answerStatic(c: Context<Env>, files: StaticFiles): Response {
  const { method, path } = c.req
  const found = serveStatic(files, path, {
    accept: c.req.header('accept'),
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match'),
  })
  const reading = method === 'GET' || method === 'HEAD'
  if (found === null || (found.status === 404 && !reading)) {
    return refusal(404, 'There is nothing at this address.')
  }
  return reading ? found : methodNotAllowed('GET, HEAD')
}

type Headers = Readonly<Record<string, string>>

/** A JSON answer of this server, never cached. */
function json(status: number, value: unknown, headers: Headers = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers, 'Cache-Control': 'no-store' },
  })
}

function refusal(status: number, error: string): Response {
  return json(status, { error })
}

function methodNotAllowed(allow: string): Response {
  return json(405, { error: `Only ${allow} is possible here.` }, { Allow: allow })
}
