import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { addDialogMethods } from './dialog-methods.ts'
import { addLayoutMethods } from './layout-methods.ts'

// What is waited for comes when it comes; a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

addDialogMethods()
addLayoutMethods()

afterEach(() => {
  // A button that goes with its page tells nobody that it loses the keyboard; whoever remembers it would do so in the next test.
  const { activeElement } = document
  if (activeElement instanceof HTMLButtonElement) act(() => activeElement.blur())
  cleanup()
})
