import { useState, useSyncExternalStore } from 'react'
import type { PauseReason } from '#domain/upload/run/pause.ts'
import type { RunStatus } from '#domain/upload/run/run-state.ts'
import { createSwitch } from '#page/preferences/preferences.ts'

const wish = createSwitch('tracking-upload notify', false)

/** Whether the person wants to be notified; the browser may say no all the same. */
export const useNotifyWish = wish.use
export const setNotifyWish = wish.set

/** Some browsers have no notifications, or only for what is installed. */
export const canNotify = () => 'Notification' in window

/** Asks the browser, which asks the person; false: it does not allow it. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

const isHidden = () => document.visibilityState === 'hidden'

/** Notifies a person who looks at another tab or program and wanted to be told. */
export function notify(isWanted: boolean, title: string, body: string): void {
  if (!isWanted || !isHidden() || !canNotify() || Notification.permission !== 'granted') return
  const about = { body, tag: 'tracking-upload' }
  try {
    const notification = new Notification(title, about)
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // Chrome on Android knows only those of a service worker; without one the title of the tab tells it.
    notifyByWorker(title, about).catch(() => {})
  }
}

async function notifyByWorker(title: string, about: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await worker?.showNotification(title, about)
}

/** These end without the person, or are the person's own. */
const QUIET: ReadonlySet<PauseReason['kind']> = new Set(['by-person', 'offline', 'other-upload'])

/** Whether a pause waits for the person. */
export const needsPerson = ({ kind }: PauseReason) => !QUIET.has(kind)

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether sending has ended or paused since the page was last seen. */
export function useIsUnseen({ kind }: RunStatus): boolean {
  const hidden = useSyncExternalStore(watchVisibility, isHidden)
  const [seen, setSeen] = useState(kind)
  if (!hidden && seen !== kind) setSeen(kind)
  return hidden && seen !== kind && (kind === 'idle' || kind === 'paused')
}
