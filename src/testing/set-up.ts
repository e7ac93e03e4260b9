import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { setHadSheet } from '#page/preferences/had-sheet.ts'
import { addDialogMethods } from './dialog-methods.ts'
import { addLayoutMethods } from './layout-methods.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { outside } from './outside.ts'

// A test must not fail because the machine is busy.
configure({ asyncUtilTimeout: 10_000 })

// Screens fetch texts ahead. A file that ends meanwhile would leave them half loaded for the files after it.
await Promise.all(LANGUAGES.map(loadCatalogue))

addDialogMethods()
addLayoutMethods()

beforeAll(() => outside.listen({ onUnhandledRequest: 'error' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

afterEach(cleanup)
// Every screen with a sheet says that there was one; the next test is a first visit.
afterEach(() => setHadSheet(false))
