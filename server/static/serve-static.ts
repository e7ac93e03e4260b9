import type { StaticFile, StaticFiles } from './static-files.ts'

/** Addresses of the single-page app. */
const PAGES = /^\/(uploads(\/[^/.]+)?\/?|settings\/?|help\/?)?$/

/** Addresses that never get the page: it would give scripts and API calls confusing errors. */
const NEVER_THE_PAGE = /^\/(v1|assets|practice)(\/|$)|\.[^/]*$/

type Wanted = {
  readonly acceptEncoding: string | undefined
  readonly accept: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** Answers a GET for a file or a page of the app; null: not found. */
export function serveStatic(files: StaticFiles, path: string, wanted: Wanted): Response | null {
  const file = files.get(path)
  if (file !== undefined) return sendFile(file, wanted)
  const page = files.get('/index.html')
  if (page === undefined || NEVER_THE_PAGE.test(path)) return null
  if (PAGES.test(path)) return sendFile(page, wanted)
  // The page itself explains a mistyped address.
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

/** Whether If-None-Match has this tag; a compressing proxy makes it weak. */
function isNamed(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** Whether gzip is accepted; `gzip;q=0` declines it. */
function takesGzip(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...about] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === 'gzip' && !about.some((part) => /^q\s*=\s*0(?:\.0{0,3})?$/.test(part))
  })
}
