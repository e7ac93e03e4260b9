import type { UnderWay } from '#domain/upload/run/tab-messages.ts'
import { createTabChange, type TabChange } from '#run/outside/change-tabs.ts'
import type { OwnershipState } from '#run/outside/change-tabs.ts'
import type { Ownership } from '#run/outside/ownership.ts'
import { createListeners } from '#base/listeners.ts'
import type { Tab } from './stage.ts'
import type { World } from './world.ts'

type Member = {
  readonly tab: Tab
  readonly changes: ReturnType<typeof createListeners>
  readonly heard: ReturnType<typeof createListeners<[string]>>
  readonly given: ReturnType<typeof createListeners<[UnderWay]>>
  readonly change: TabChange
  finish: () => Promise<UnderWay>
  state: OwnershipState
}

/** The lock that one page holds, and the pages' channel, whose messages arrive late and in any order. */
export function createLocks(world: World) {
  const { schedule, witness, tell } = world
  /** Queue for the lock; the first member holds it once granted. */
  const members: Member[] = []
  let lastOwner: string | null = null
  const become = (member: Member, state: OwnershipState) => {
    if (member.state === state || !member.tab.isAlive) return
    tell(`${member.tab.name} is ${state}`)
    member.state = state
    member.changes.tell()
    member.change.changed()
  }
  const give = (member: Member) => {
    // Entries left open by the previous owner wait for confirmation.
    witness.newVisit()
    become(member, 'owner')
  }
  const giveOn = () => {
    const [next] = members
    if (next === undefined || owns(next)) return
    schedule.add(`${next.tab.name} gets the lock`, () => {
      if (members[0] === next && !owns(next)) give(next)
    })
  }
  const steal = (member: Member) => {
    const [holder] = members
    const wants = member.tab.isAlive && member.state === 'taking'
    if (holder === undefined || holder === member || !wants) return
    members.splice(members.indexOf(member), 1)
    members.unshift(member)
    const isGiven = holder.state === 'giving'
    tell(`${member.tab.name} takes the lock`)
    if (!isGiven) {
      witness.holds.stolen(holder.tab)
      witness.newVisit()
    }
    become(member, 'owner')
    schedule.add(`${holder.tab.name} hears that it lost the lock`, () => {
      if (members[0] === holder) return
      witness.lostLock(holder.tab)
      become(holder, 'watcher')
    })
  }
  const memberOf = (tab: Tab) => members.find((member) => member.tab === tab)
  const post = (from: Member, label: string, hear: (member: Member) => void) => {
    if (!from.tab.isAlive) return
    for (const member of members) {
      if (member === from) continue
      schedule.add(`${member.tab.name} hears ${label}`, () => {
        if (member.tab.isAlive) hear(member)
      })
    }
  }
  const createMember = (tab: Tab): Member => {
    const given = createListeners<[UnderWay]>()
    const change = createTabChange({
      own: tab.name,
      getState: () => member.state,
      become: (state) => become(member, state),
      post: (message) =>
        post(member, JSON.stringify(message), (other) => other.change.receive(message)),
      steal: () => schedule.add(`${tab.name} asks for the lock`, () => steal(member)),
      finish: () => member.finish(),
      lastOwner: { read: () => lastOwner, write: (name) => (lastOwner = name) },
      onGiven: given.tell,
    })
    const member: Member = {
      tab,
      changes: createListeners(),
      heard: createListeners<[string]>(),
      given,
      change,
      finish: async () => [],
      state: members.length === 0 ? 'owner' : 'watcher',
    }
    return member
  }
  return {
    join: (tab: Tab) => {
      const member = createMember(tab)
      members.push(member)
      if (owns(member)) witness.newVisit()
    },
    leave: (tab: Tab) => {
      const index = members.findIndex((member) => member.tab === tab)
      if (index >= 0) members.splice(index, 1)[0]?.change.close()
      giveOn()
    },
    isOwner: (tab: Tab) => memberOf(tab)?.state === 'owner',
    /** The user presses `Use this tab` in a page. */
    use: (tab: Tab) => memberOf(tab)?.change.ask(),
    ownershipOf: (tab: Tab): Ownership => {
      const member = memberOf(tab)
      if (member === undefined) throw new Error('This page has not joined')
      return {
        subscribe: member.changes.subscribe,
        getSnapshot: () => member.state,
        takeOver: member.change.ask,
        onGiving: (finish) => {
          member.finish = finish
          return () => {}
        },
        onGiven: member.given.subscribe,
        announce: (topic) => post(member, topic, (other) => other.heard.tell(topic)),
        onAnnounced: member.heard.subscribe,
        close: () => {},
      }
    },
  }
}

/** A tab that gives the lock away holds it until another one takes it. */
const owns = ({ state }: Member) => state === 'owner' || state === 'giving'
