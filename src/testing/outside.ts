import { setupServer } from 'msw/node'

/** Mock servers outside the page, shared by all test files; other requests fail. */
export const outside = setupServer()
