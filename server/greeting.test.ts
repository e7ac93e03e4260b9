import { expect, test } from 'vitest'

import { greeting } from './greeting.ts'
import { settingsOf } from './running-app.testing.ts'

const PRACTICE =
  'Practice mode: nothing reaches a shop. TRACKING_SERVICE_URL connects a real service.'
const SERVICE = { TRACKING_SERVICE_URL: 'https://api.example.com/base' }
const HINT = 'Only requests to localhost are answered until ALLOWED_HOSTS names other hosts.'

test.each([
  [{}, ['Tracking Upload: http://127.0.0.1:4173', PRACTICE]],
  [{ BASE_PATH: 'tracking' }, ['Tracking Upload: http://127.0.0.1:4173/tracking/', PRACTICE]],
  [{ HOST: '::1' }, ['Tracking Upload: http://[::1]:4173', PRACTICE]],
  [{ HOST: '0.0.0.0' }, ['Tracking Upload: http://localhost:4173', PRACTICE, HINT]],
  [
    { HOST: '0.0.0.0', ALLOWED_HOSTS: 'upload.example.com', ...SERVICE },
    [
      'Tracking Upload: http://localhost:4173',
      'Service: uploads are forwarded to https://api.example.com/base',
    ],
  ],
  [
    { SERVICE_NAME: 'Example', SERVICE_DIRECT: 'yes', ...SERVICE },
    [
      'Tracking Upload: http://127.0.0.1:4173',
      'Service (Example): the page uploads to https://api.example.com/base',
    ],
  ],
])('with %j the greeting has the address and where uploads go', (environment, lines) => {
  expect(greeting(settingsOf(environment), 4173)).toBe(lines.join('\n'))
})
