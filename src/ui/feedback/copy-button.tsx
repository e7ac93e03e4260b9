import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'

type CopyButtonProps = { readonly name: string; readonly text: string }

/** Copies a text and shows the result beside itself. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const t = useTranslations('common')
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Permission denied, or an insecure page, which has no clipboard.
      setState('refused')
    }
  }
  return (
    <>
      <span role="status" className="level hint">
        {state === 'copied' && t('copied')}
        {state === 'refused' && t('notCopied')}
      </span>
      <Button icon={state === 'copied' ? 'check' : 'clipboard'} onClick={() => void copy()}>
        {name}
      </Button>
    </>
  )
}
