/** What the build may use although not all supported browsers have it, and why they can do without it. */
export const NEWER_WITH_CARE = [
  {
    names: ['requestIdleCallback', 'cancelIdleCallback'],
    why: 'Asked for first; Safari waits 300 ms instead.',
  },
  {
    names: ['navigator.wakeLock'],
    why: 'Asked for first; without it the screen may go dark during an upload.',
  },
  {
    names: ['ClipboardItem.getType'],
    why: 'Where the clipboard cannot be read, the button `Paste` opens a field to paste into.',
  },
  {
    names: ['ServiceWorkerGlobalScope.notificationclick_event', 'NotificationEvent.notification'],
    why: 'Chrome on Android only; elsewhere the page itself shows notifications, or nobody can.',
  },
  {
    names: ['StorageManager.estimate'],
    why: 'Asked for first; Settings says that the browser does not tell.',
  },
  {
    names: ['TrustedTypePolicyFactory.createPolicy'],
    why: 'Asked for first; browsers without Trusted Types require no policy.',
  },
  {
    names: ['Window.beforeunload_event'],
    why: 'iPhones do not ask before they leave; everything is stored, so nothing is lost.',
  },
  {
    names: [/^<\w+ auto(correct|capitalize)>$/],
    why: 'A help for typing; without it the keyboard may suggest words.',
  },
  {
    names: [/^cursor: /, /^resize/],
    why: 'Belongs to a mouse; phones have none.',
  },
  {
    names: [
      /^text-wrap/,
      /^overflow-anchor/,
      /^overscroll-behavior/,
      /^forced-color-adjust/,
      'accent-color',
    ],
    why: 'Looks better where it is known, and is passed over elsewhere.',
  },
  {
    names: [
      /^navigation$/,
      /^Navigation\./,
      /^NavigateEvent\./,
      /\.(start|skip)(View)?Transition$/,
    ],
    why: 'React, for transitions that the product does not use; asked for first.',
  },
  {
    names: [
      'setImmediate',
      'Error.captureStackTrace',
      'navigator.connection',
      /^NetworkInformation\./,
    ],
    why: 'Packages ask for it first and do without.',
  },
  {
    names: [
      /^<\w+ is>$/,
      'IntersectionObserver.delay',
      'CropTarget.fromElement',
      'AnimationEvent.animation',
    ],
    why: 'A name of React’s own that only looks like one of the browser.',
  },
  {
    names: ['CSSUnitValue.unit'],
    why: 'An option of use-intl that only looks like one of the browser.',
  },
]
