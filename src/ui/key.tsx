import type { ReactNode } from 'react'

export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="key">{children}</kbd>
}

/** Renders `<key>…</key>` in a text. */
export const drawKey = (text: ReactNode) => <Key>{text}</Key>
