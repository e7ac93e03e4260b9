import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { addDialogMethods } from './dialog-methods.ts'
import { addLayoutMethods } from './layout-methods.ts'

// What is waited for comes when it comes; a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

addDialogMethods()
addLayoutMethods()

afterEach(() => {
  cleanup()
})
