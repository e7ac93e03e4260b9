import type { ReactNode, RefObject } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Popover } from '#ui/menu/popover.tsx'
import { TokenForm, TokenHelp } from './token-form.tsx'

type TokenPopoverProps = {
  readonly title: string
  /** Sentence below the title, if it isn't the usual one. */
  readonly about?: string | undefined
  /** Button that opened the popover. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** Label of the form's button. */
  readonly action: string
  readonly onTaken: () => void
  readonly children?: ReactNode
}

/** Asks for the access token below the button that needs it. */
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
