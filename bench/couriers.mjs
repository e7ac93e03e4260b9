/**
 * Chooses couriers for many groups with different candidates: the time from the last answer until the first group is
 * usable, and the longest task after Upload, while choosing and while searching.
 */
import { inWords, LONGEST_TASK, ms, report, withView } from './harness.mjs'

/** Groups in which a courier is chosen. */
const CHOICES = 5

export async function measureCouriers(browser, product) {
  const measure = (entries, lists, name, goal) =>
    withView(browser, async (view) => {
      report(
        `${name}: usable after the last answer`,
        ms(await upload(view, product, entries, lists)),
      )
      await chooseAndSearch(view.page)
      report(`${name}: longest task`, ms(await view.takeLongestTask()), goal)
    })
  for (const [entries, groups] of [
    [1000, 12],
    [20_000, 60],
  ]) {
    const lists = Array.from({ length: groups }, (_, n) => makeCouriers(5, n * 5))
    await measure(entries, lists, `${inWords(entries)} entries in ${groups} groups`, LONGEST_TASK)
  }
  await measure(100, [makeCouriers(2500, 0)], '100 entries, 2,500 candidates', 'goal 100 ms')
}

const makeCouriers = (count, from) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(200_000 + from + index),
    name: `Courier ${from + index}`,
    nameZhCn: index % 3 === 0 ? '云途物流' : '',
    countryIso: index % 2 ? 'CN' : 'ES',
    url: `https://courier-${from + index}.example`,
  }))

/** Uploads entries that all need a courier; returns the ms from the last answer until the first group is usable. */
async function upload(view, product, entries, lists) {
  await view.page.route('**/v1/api/tracking', (route) => {
    const shipmentSelectCourier = route
      .request()
      .postDataJSON()
      .map((one) => ({ ...one, possibleCouriers: lists[one.orderId.slice(3) % lists.length] }))
    return route.fulfill({ json: { acceptedOrders: 0, shipmentFailed: [], shipmentSelectCourier } })
  })
  const button = await view.prepareUpload(product, sheetOf(entries, lists.length), entries)
  const readWatch = await view.startWatch(() => {
    const FIELD = ':is([role=radiogroup] input, [role=combobox]):not(:disabled)'
    return document.querySelector(`ul > li ${FIELD}`)
  })
  await button.click()
  const { to } = await readWatch()
  await view.rest()
  return to - (await view.page.evaluate(() => Math.max(...window.bench.answersAt())))
}

/** Distributes entries over the groups by the letters of their tracking numbers. */
function sheetOf(entries, groups) {
  const letters = (n) => String.fromCharCode(65 + (n % 26), 65 + Math.floor(n / 26))
  const lines = Array.from(
    { length: entries },
    (_, n) => `SO-${n},${letters(n % groups)}${10_000_000 + n}X`,
  )
  return ['Order ID,Tracking number', ...lines].join('\n')
}

/** Chooses couriers in some groups, then types a search. Uses CSS locators, since role locators cause a long task in the page. */
async function chooseAndSearch(page) {
  const panel = page.locator('[data-stage]')
  const groups = panel.locator('[role=radiogroup]')
  const count = await groups.count()
  for (let group = 0; group < Math.min(CHOICES, count); group += 1)
    await groups.nth(group).locator('input[type=radio]').first().check()
  await panel
    .locator(count > 0 ? 'input[type=search]' : 'li [role=combobox]')
    .first()
    .click()
  await page.keyboard.type('yuntu', { delay: 500 })
}
