import { setupWorker } from 'msw/browser'
import { simulatorHandlers } from '#simulator/handlers.ts'
import { createSimulator } from '#simulator/simulator.ts'

// The simulator answers in the page itself, so that a demo needs no server. A page without https has no service
// workers; there the product says itself that nothing can be uploaded.
if (isSecureContext) {
  const simulator = setupWorker(...simulatorHandlers(createSimulator()))
  await simulator.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
await import('#main.tsx')
