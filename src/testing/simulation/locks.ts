import { createListeners } from '#worker-calls/listeners.ts'
import type { Ownership, OwnershipState } from '#run/outside/ownership.ts'
import type { Tab } from './stage.ts'
import type { World } from './world.ts'

type Member = {
  readonly tab: Tab
  readonly changes: ReturnType<typeof createListeners>
  readonly heard: ReturnType<typeof createListeners<[string]>>
  state: OwnershipState
}

/** The lock that one page holds, and the channel on which pages hear of each other: late, and in any order. */
export function createLocks({ schedule, witness }: World) {
  const members: Member[] = []
  const give = (member: Member) => {
    member.state = 'owner'
    // Whatever the one before left open waits for a yes.
    witness.newVisit()
    member.changes.tell()
  }
  const giveOn = () => {
    const [next] = members
    if (next === undefined || next.state === 'owner') return
    schedule.add(`${next.tab.name} gets the lock`, () => {
      if (members[0] === next && next.state !== 'owner') give(next)
    })
  }
  const memberOf = (tab: Tab) => members.find((member) => member.tab === tab)
  const announce = (from: Member, topic: string) => {
    for (const member of members) {
      if (member === from) continue
      schedule.add(`${member.tab.name} hears of ${topic}`, () => {
        if (member.tab.isAlive) member.heard.tell(topic)
      })
    }
  }
  return {
    join: (tab: Tab) => {
      const state = members.length === 0 ? 'owner' : 'watcher'
      members.push({ tab, changes: createListeners(), heard: createListeners<[string]>(), state })
      if (state === 'owner') witness.newVisit()
    },
    leave: (tab: Tab) => {
      const index = members.findIndex((member) => member.tab === tab)
      if (index >= 0) members.splice(index, 1)
      giveOn()
    },
    isOwner: (tab: Tab) => memberOf(tab)?.state === 'owner',
    ownershipOf: (tab: Tab): Ownership => {
      const member = memberOf(tab)
      if (member === undefined) throw new Error('This page has not joined')
      return {
        subscribe: member.changes.subscribe,
        getSnapshot: () => member.state,
        announce: (topic) => {
          if (tab.isAlive) announce(member, topic)
        },
        onAnnounced: member.heard.subscribe,
        close: () => {},
      }
    },
  }
}
