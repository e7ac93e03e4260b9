import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { UploadJournal } from '#journal/open-journal.ts'
import type { Tab } from './stage.ts'
import type { World } from './world.ts'

/** A storage that keeps only committed writes. */
export type FakeStorage = {
  readonly open: (tab: Tab) => UploadJournal
  /** A page died: its current write is committed completely or not at all. */
  readonly died: (tab: Tab) => void
}

type Writing = {
  readonly tab: Tab
  readonly commit: () => void
  readonly takeBack: () => boolean
}

export function createFakeStorage(world: World): FakeStorage {
  const { random, schedule, witness } = world
  const writings = new Set<Writing>()
  const append = (tab: Tab, events: readonly JournalEvent[]) =>
    new Promise<void>((resolve, reject) => {
      if (!tab.isAlive) return
      witness.begun(tab, events)
      const commit = () => {
        writings.delete(writing)
        world.tell(() => `written down by ${tab.name}: ${JSON.stringify(events)}`)
        witness.committed(tab, events)
      }
      const write = () => {
        if (tab.hangs || random.chance(world.weather().storageHangs)) return void (tab.hangs = true)
        if (random.chance(world.weather().storage)) {
          writings.delete(writing)
          return reject(new DOMException('The disk is full', 'QuotaExceededError'))
        }
        commit()
        if (!random.chance(world.weather().slowStorage)) return resolve()
        schedule.add('the page is told that it is written down', resolve)
      }
      const takeBack = schedule.add(
        () => `storage: ${events.map(({ type }) => type).join(', ')}`,
        write,
      )
      const writing: Writing = { tab, commit, takeBack }
      writings.add(writing)
    })
  return {
    open: (tab) => ({
      append: (events) => append(tab, events),
      readNew: async () => true,
      readAll: async function* () {},
    }),
    died: (tab) => {
      for (const { tab: writer, commit, takeBack } of writings) {
        if (writer !== tab) continue
        takeBack()
        if (random.chance(0.5)) commit()
      }
      for (const writing of writings) if (writing.tab === tab) writings.delete(writing)
    },
  }
}
