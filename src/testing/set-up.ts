import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { setHadSheet } from '#shell/preferences/had-sheet.ts'
import { setKeepToken } from '#shell/preferences/keep-token.ts'
import { addDialogMethods } from './dialog-methods.ts'
import { addLayoutMethods } from './layout-methods.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { outside } from './outside.ts'

const defaults = getConfig()
configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // In a hidden document user-event sends the events of focus() itself. React calls focus() while it commits, where
  // its own act() throws and leaves all later roots without updates.
  eventWrapper: (send) =>
    document.visibilityState === 'hidden' ? send() : defaults.eventWrapper(send),
})

// Preload all texts: a test file that ends while a screen loads them would leave them half loaded for later files.
await Promise.all(LANGUAGES.map(loadCatalogue))

addDialogMethods()
addLayoutMethods()

beforeAll(() => outside.listen({ onUnhandledRequest: 'error' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

afterEach(cleanup)
// What screens remember of a visit: the next test is a first visit again.
afterEach(() => {
  setHadSheet(false)
  setKeepToken(false)
})
