import { Component, type ReactNode } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { PartMissing } from '#shell/fetch-part.ts'
import { ReloadNotice } from '#ui/feedback/reload-notice.tsx'

type Caught = { readonly error: unknown } | null

/** Shows a message instead of an empty page. React logs the error itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught: Caught }> {
  override readonly state: { caught: Caught } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    return caught ? <Broken error={caught.error} /> : this.props.children
  }
}

function Broken({ error }: { error: unknown }) {
  const t = useTranslations('shell')
  return <ReloadNotice text={t(error instanceof PartMissing ? 'partMissing' : 'broken')} />
}
