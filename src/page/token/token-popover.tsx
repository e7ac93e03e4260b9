import type { ReactNode, RefObject } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Popover } from '#ui/menu/popover.tsx'
import { TokenForm, TokenHelp } from './token-form.tsx'

type TokenPopoverProps = {
  readonly title: string
  /** A sentence under the title, where it is not the usual one. */
  readonly about?: string | undefined
  /** The button that opened it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** The words of the form's button. */
  readonly action: string
  readonly onTaken: () => void
  /** What else can be said or done about the token. */
  readonly children?: ReactNode
}

/** Asks for the access token under the button that needs it. */
export function TokenPopover(props: TokenPopoverProps) {
  const { title, about, anchor, onClose, action, onTaken, children } = props
  const t = useTranslations('token')
  return (
    <Popover title={title} anchor={anchor} onClose={onClose}>
      <p className="quiet">
        {about ?? t('about')} <TokenHelp />
      </p>
      <TokenForm action={action} onTaken={onTaken} />
      {children}
    </Popover>
  )
}
