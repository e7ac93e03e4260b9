import { http, HttpResponse } from 'msw'
import { sendRequest, trackingUrl } from '#service/send-request.ts'
import { anUploadResult } from '#testing/builders.ts'
import { outside } from '#testing/outside.ts'
import type { Answering } from './fake-run.ts'

const SERVICE = { serviceUrl: 'https://shop.test', timeoutMs: 5000 }

/** Answers over HTTP, read by the product's real service code. */
const fromServer =
  (respond: () => HttpResponse<string>): Answering =>
  (entries, _, token) => {
    outside.use(http.post(trackingUrl(SERVICE.serviceUrl), respond))
    return sendRequest({ installation: SERVICE, token, body: JSON.stringify(entries) })
  }

export const withStatus = (
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Answering => fromServer(() => new HttpResponse(body, { status, headers }))

export const withResult = (about: object): Answering =>
  withStatus(200, JSON.stringify(anUploadResult(about)))

export const withoutAnswer: Answering = fromServer(() => HttpResponse.error())
