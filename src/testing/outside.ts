import { setupServer } from 'msw/node'

/** What a test lets answer outside the page; what it does not name is not reached. One for all files of a run. */
export const outside = setupServer()
