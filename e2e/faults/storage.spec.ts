import type { Page } from '@playwright/test'
import { test } from '../support/faulty-product.ts'
import { type FaultyReply, heldReply, SIMULATOR } from '../support/faulty-service.ts'
import {
  addEntry,
  enterToken,
  expect,
  expectSummary,
  expectEachOnce,
  jump,
  pasteSheet,
  upload,
} from '../support/product.ts'

const someRows = (count: number) => Array.from({ length: count }, (_, n) => [`SO-${n}`, `ZZ-${n}`])
const ANSWER: FaultyReply = { status: 200, body: '{"acceptedOrders": 2}' }

/** Makes writes fail in page and worker while `isFull` is set. */
const FULL_DISK = `{
  let isFull = false
  const disk = new BroadcastChannel('disk')
  disk.onmessage = ({ data }) => {
    if (data === 'heard') return
    isFull = data
    disk.postMessage('heard')
  }
  for (const name of ['add', 'put']) {
    const write = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (...args) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      return write.apply(this, args)
    }
  }
}\n`

/** Chromium's errors when site data is blocked. */
const FORBIDDEN = `{
  const denied = (name) => new DOMException('denied', name)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(self, name, {
      get() {
        throw denied('SecurityError')
      },
    })
  IDBFactory.prototype.open = () => {
    const request = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype)
    Object.defineProperty(request, 'error', { value: denied('UnknownError') })
    setTimeout(() => request.dispatchEvent(new Event('error')))
    return request
  }
  LockManager.prototype.request = () => Promise.reject(denied('SecurityError'))
}\n`

async function runInPageAndWorker(page: Page, script: string) {
  await page.addInitScript(script)
  await page.route(/main\.worker.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: script + (await response.text()) })
  })
}

async function giveDisk(page: Page) {
  await runInPageAndWorker(page, FULL_DISK)
  const other = await page.context().newPage()
  await other.goto('/config.json')
  // A background page renders once a second, which delays every press.
  await page.bringToFront()
  return (isFull: boolean) => other.evaluate(tellDisk, isFull)
}

/** Resolves when the page and its worker have confirmed. */
function tellDisk(isFull: boolean): Promise<void> {
  const disk = new BroadcastChannel('disk')
  let heard = 0
  return new Promise((resolve) => {
    disk.addEventListener('message', ({ data }) => {
      if (data === 'heard') heard += 1
      if (heard === 2) resolve()
    })
    // The rule is for windows; a channel has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    disk.postMessage(isFull)
  })
}

const main = (page: Page) => page.getByRole('main')
const resume = (page: Page) => page.getByRole('button', { name: 'Resume', exact: true })

test('on a full disk the page says that the sheet isn’t saved, and no upload starts', async ({
  page,
  token,
  service,
}) => {
  const setFull = await giveDisk(page)
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-1')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await setFull(true)
  await addEntry(page, 'SO-2', 'ZZ-2')
  await expect(page.getByText('Your sheet isn’t being saved')).toBeVisible()
  await upload(page, 2)
  await expect(page.getByText('The upload didn’t start')).toBeVisible()
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  expect(service.requests()).toHaveLength(0)

  await setFull(false)
  await addEntry(page, 'SO-3', 'ZZ-3')
  await expect(page.getByText('Your sheet isn’t being saved')).toBeHidden()
  await page.reload()
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible()
  await enterToken(page, token)
  await upload(page, 3)
  await expectSummary(page, { Accepted: 3 })
})

test('when the disk fills up while sending, nothing more is sent and the last answer is not lost', async ({
  page,
  request,
  token,
  service,
}) => {
  const setFull = await giveDisk(page)
  const first = heldReply(ANSWER)
  service.plan([{ processed: true, reply: first.reply }])
  await pasteSheet(page, token, someRows(6))
  await upload(page, 6)
  await expectSummary(page, { Sending: 2, Waiting: 4 })
  await expect.poll(() => service.requests().length).toBe(1)
  await setFull(true)
  first.give()
  await expect(main(page).getByText('the browser couldn’t save the answer yet')).toBeVisible()
  await expectSummary(page, { Sending: 2, Waiting: 4 })

  await setFull(false)
  // The next try is some seconds later.
  await jump(page, 10_000)
  await expectSummary(page, { Accepted: 2, Waiting: 4 })
  await expect(main(page).getByText('The browser can save again')).toBeVisible()
  expect(service.requests()).toHaveLength(1)
  await resume(page).click()
  await expectSummary(page, { Accepted: 6 })
  await expectEachOnce(request, token, 6, SIMULATOR)
})

test('site data cleared under an open tab: the upload stops with a message, and the sheet is saved again', async ({
  page,
  token,
  service,
  baseURL,
}) => {
  const first = heldReply(ANSWER)
  service.plan([{ processed: true, reply: first.reply }])
  await pasteSheet(page, token, someRows(4))
  await upload(page, 4)
  await expectSummary(page, { Sending: 2, Waiting: 2 })
  await page.getByRole('link', { name: 'Prepare' }).click()
  await addEntry(page, 'SO-9', 'ZZ-9')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()

  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: baseURL ?? '',
    storageTypes: 'indexeddb',
  })
  await page.getByRole('link', { name: 'View upload' }).click()
  first.give()
  // The answer is saved again some seconds later, unless the first try has shown it already.
  await expect(async () => {
    await jump(page, 10_000)
    const gone = main(page).getByText('was changed or deleted in another tab')
    await expect(gone).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(service.requests()).toHaveLength(1)
  await page.getByRole('link', { name: 'Prepare' }).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await enterToken(page, token)
  await upload(page, 1)
  await expectSummary(page, { Accepted: 1 })
})

test('with a newer version in use, this tab saves and sends nothing and asks for a reload', async ({
  page,
  token,
  service,
}) => {
  await page.goto('/')
  await enterToken(page, token)
  await addEntry(page, 'SO-1', 'ZZ-1')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  const newer = await page.context().newPage()
  await newer.goto('/config.json')
  await newer.evaluate(async () => {
    const [database] = await indexedDB.databases()
    await new Promise((resolve) => {
      indexedDB.open(database?.name ?? '', 99).addEventListener('success', resolve)
    })
  })
  await page.bringToFront()
  const alert = page.getByRole('alert').filter({ hasText: 'A newer version is open' })
  await expect(alert).toBeVisible()
  await addEntry(page, 'SO-2', 'ZZ-2')
  await expect(page.getByText('Your sheet isn’t being saved')).toBeVisible()
  await upload(page, 2)
  await expect(page.getByText('The upload didn’t start')).toBeVisible()
  expect(service.requests()).toHaveLength(0)
  // The reload loads this version again, which must not touch the newer version's data.
  await alert.getByRole('button', { name: 'Reload the page' }).click()
  await expect(alert).toBeVisible()
  await expect(page.getByRole('form', { name: 'Add an entry' })).toBeVisible()
})

test('without site data the sheet can be viewed but not uploaded, with the reason', async ({
  page,
  service,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await runInPageAndWorker(page, FORBIDDEN)
  await page.goto('/')
  await expect(page.getByText('This browser blocks storage')).toBeVisible()
  await enterToken(page, 'a-token')
  await addEntry(page, 'SO-1', 'ZZ-1')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await expect(page.getByText('Your sheet isn’t being saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload 1 entry' })).toBeDisabled()
  await page.getByRole('link', { name: 'Uploads' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
  expect(service.requests()).toHaveLength(0)
})

const TIMEOUT_MS = 20_000

test.describe('four requests at once, with a short timeout', () => {
  test.use({ settings: { REQUESTS_AT_ONCE: '4', TIMEOUT_MS: String(TIMEOUT_MS) } })

  test('a request that times out is in doubt, and no order is in two requests at once', async ({
    page,
    request,
    token,
    service,
  }) => {
    const held = [heldReply(ANSWER), heldReply(ANSWER)]
    const mishaps = held.map(({ reply }) => ({ processed: true, reply }))
    service.plan([{ processed: false, reply: 'never' }, ...mishaps])
    const rows = someRows(16)
    // Its order is in the first request, which gets no answer.
    rows[15] = ['SO-0', 'ZZ-15']
    await page.clock.install()
    await pasteSheet(page, token, rows)
    await upload(page, 16)
    await expect.poll(() => service.requests().length).toBeGreaterThan(3)
    for (const { give } of held) give()
    await expectSummary(page, { Accepted: 13, Sending: 2 })
    await page.clock.runFor(TIMEOUT_MS)
    // The page asks its server for the answer for a quarter of that time.
    await page.clock.runFor(TIMEOUT_MS / 4)
    await expectSummary(page, { Accepted: 13, 'In doubt': 2, Waiting: 1 })
    await expect(main(page).getByText('In doubt').first()).toBeVisible()
    expect(
      service
        .requests()
        .flat()
        .filter((id) => id === 'SO-0'),
    ).toHaveLength(1)
    await expectEachOnce(request, token, 13, SIMULATOR)
  })
})
