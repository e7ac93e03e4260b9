import { useState, useSyncExternalStore } from 'react'
import type { PauseReason } from '#domain/upload/run/pause.ts'
import type { RunStatus } from '#domain/upload/run/run-state.ts'
import { createSwitch } from '#shell/preferences/preferences.ts'

const wish = createSwitch('tracking-upload notify', false)

/** Whether the user wants notifications. The browser may still refuse them. */
export const useNotifyWish = wish.use
export const setNotifyWish = wish.set

/** Some browsers have no notifications, or only for installed apps. */
export const canNotify = () => 'Notification' in window

/** Asks for the browser's permission. Returns false if it is refused. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

const isHidden = () => document.visibilityState === 'hidden'

/** Notifies a user who wants it and has this tab in the background. */
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
    // Chrome on Android only has notifications of service workers. Without one, the mark in the tab's title has to do.
    notifyByWorker(title, about).catch(() => {})
  }
}

async function notifyByWorker(title: string, about: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await worker?.showNotification(title, about)
}

/** Pauses that end without the user, or that the user started. */
const QUIET: ReadonlySet<PauseReason['kind']> = new Set(['by-person', 'offline', 'other-upload'])

/** Returns whether a pause waits for the user. */
export const needsPerson = ({ kind }: PauseReason) => !QUIET.has(kind)

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns whether sending has ended or paused since the page was last visible. */
export function useIsUnseen({ kind }: RunStatus): boolean {
  const hidden = useSyncExternalStore(watchVisibility, isHidden)
  const [seen, setSeen] = useState(kind)
  if (!hidden && seen !== kind) setSeen(kind)
  return hidden && seen !== kind && (kind === 'idle' || kind === 'paused')
}
