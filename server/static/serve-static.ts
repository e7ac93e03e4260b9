import type { StaticFile, StaticFiles } from './static-files.ts'

/** The addresses of the app's pages, which all are the one page. */
const PAGES = /^\/(uploads(\/[^/.]+)?\/?|settings\/?|help\/?)?$/

/** Addresses that are never answered with the page: a script or an API call that gets a page fails in riddles. */
const NEVER_THE_PAGE = /^\/(v1|assets|practice)(\/|$)|\.[^/]*$/

type Wanted = {
  readonly acceptEncoding: string | undefined
  readonly accept: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** Answers a GET for a file or a page of the app; null when there is nothing to show. */
export function serveStatic(files: StaticFiles, path: string, wanted: Wanted): Response | null {
  const file = files.get(path)
  if (file !== undefined) return sendFile(file, wanted)
  const page = files.get('/index.html')
  if (page === undefined || NEVER_THE_PAGE.test(path)) return null
  if (PAGES.test(path)) return sendFile(page, wanted)
  // A mistyped address: the page itself says so, with the way on.
  return wanted.accept?.includes('text/html') ? sendFile(page, wanted, 404) : null
}

const VARIES = { Vary: 'Accept-Encoding' }

function sendFile(file: StaticFile, wanted: Wanted, status = 200): Response {
  const { ETag: etag } = file.headers
  if (etag !== undefined && isNamed(etag, wanted.ifNoneMatch)) {
    return new Response(null, { status: 304, headers: { ...file.headers, ...VARIES } })
  }
  const packed = takesGzip(wanted.acceptEncoding) ? file.gzipped : null
  const bytes = packed ?? file.bytes
  return new Response(new Uint8Array(bytes), {
    status,
    headers: {
      ...file.headers,
      ...VARIES,
      'Content-Length': String(bytes.length),
      ...(packed === null ? {} : { 'Content-Encoding': 'gzip' }),
    },
  })
}

/** Whether a browser has this file already; a proxy that packs it calls its tag a weak one. */
function isNamed(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** `gzip;q=0` says that it is not taken. */
function takesGzip(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...about] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === 'gzip' && !about.some((part) => /^q\s*=\s*0(?:\.0{0,3})?$/.test(part))
  })
}
