import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { addDialogMethods } from './dialog-methods.ts'
import { addLayoutMethods } from './layout-methods.ts'

addDialogMethods()
addLayoutMethods()

afterEach(() => {
  cleanup()
})
