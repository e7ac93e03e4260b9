/**
 * The page's name for a request, so that it can ask its own server for an answer that did not arrive. The server
 * doesn't forward this header to the service.
 */
export const REQUEST_ID_HEADER = 'x-tracking-upload-request'

/** The server's state of the answer to a named request. */
export const ANSWER_HEADER = 'x-tracking-upload-answer'
export type AnswerState =
  /** The response is the final answer. */
  | 'final'
  /** The service has not answered yet. */
  | 'waiting'
  /** The server doesn't know the request, or has forgotten it. */
  | 'unknown'

/** Set by a server that is about to shut down, since the next request may not reach it. */
export const ENDING_HEADER = 'x-tracking-upload-ending'

/** The path for asking the page's own server for an answer. */
export const ANSWER_PATH = '/v1/api/tracking/answer'
