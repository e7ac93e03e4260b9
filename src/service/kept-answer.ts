/**
 * Between the page and its own server only: the page names each of its requests, so that it can ask for an answer that
 * did not reach it. The service never sees this header.
 */
export const REQUEST_ID_HEADER = 'x-tracking-upload-request'

/** What the server says of the answer to a request that has a name. */
export const ANSWER_HEADER = 'x-tracking-upload-answer'
export type AnswerState =
  /** This is the answer, now and later. */
  | 'final'
  /** The service has not answered yet. */
  | 'waiting'
  /** The request is unknown here, or was forgotten. */
  | 'unknown'

/** What a server that is about to end says with its last answers: the next request may meet nobody. */
export const ENDING_HEADER = 'x-tracking-upload-ending'

/** Where the page asks for the answer to a request, at its own server. */
export const ANSWER_PATH = '/v1/api/tracking/answer'
