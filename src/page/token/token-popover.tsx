import { type ReactNode, type RefObject, Suspense } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { OutsideLink } from '#ui/text/outside-link.tsx'
import { Popover } from '#ui/menu/popover.tsx'
import { lazyPart } from '#page/late.ts'
import { useServices } from '#page/services.ts'

/**
 * The form for the access token, wherever it is asked for. It gives the token to the product itself, which starts a
 * paused upload again: `<Suspense><TokenForm inLine action={t('andContinue')} /></Suspense>` is all that a page needs.
 */
export const TokenForm = lazyPart(async () => (await import('./token-form.tsx')).TokenForm)

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

/** Asks for the access token under the button that needs it; it comes as a whole, once its form is there. */
export function TokenPopover(props: TokenPopoverProps) {
  const { title, about, anchor, onClose, action, onTaken, children } = props
  const t = useTranslations('token')
  const { tokenHelpUrl } = useServices().installation
  return (
    <Suspense>
      <Popover title={title} anchor={anchor} onClose={onClose}>
        <p className="quiet">
          {about ?? t('about')}{' '}
          {tokenHelpUrl && <OutsideLink address={tokenHelpUrl}>{t('help')}</OutsideLink>}
        </p>
        <TokenForm action={action} onTaken={onTaken} />
        {children}
      </Popover>
    </Suspense>
  )
}
