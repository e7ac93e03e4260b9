import { http, type HttpResponse } from 'msw'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { sendRequest, trackingUrl } from '#service/send-request.ts'
import { outside } from '#testing/outside.ts'
import type { Answering } from './fake-run.ts'

const SERVICE = { serviceUrl: 'https://shop.test', timeoutMs: 5000 }

/** Answers a request as the product reads it from what a server says: over HTTP, with the real code of the service. */
export const fromServer =
  (respond: (entries: readonly TrackingEntry[]) => HttpResponse<string>): Answering =>
  (entries, _, token) => {
    outside.use(http.post(trackingUrl(SERVICE.serviceUrl), () => respond(entries)))
    return sendRequest({ installation: SERVICE, token, body: JSON.stringify(entries) })
  }
