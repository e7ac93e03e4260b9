import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Route, Switch } from 'wouter'
import { TokenBar } from '#features/connection/token-bar.tsx'
import type { Language } from '#i18n/languages.ts'
import { LaterTexts } from '#i18n/texts.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { DropElsewhere } from '#app/shell/drop-elsewhere.tsx'
import { HelpPage, SettingsPage, UploadPage, UploadsPage } from './later-pages.ts'
import { Notices } from '#app/shell/notices.tsx'
import { PageName } from '#app/shell/page-name.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PreparePage } from './pages/prepare-page.tsx'
import type { Services } from './services.ts'
import { Shell } from '#app/shell/shell.tsx'
import { TokenFocus } from './token-focus.ts'

type ProductProps = {
  readonly services: Services
  readonly language: Language
  /** Those of another language that was asked for did not come. */
  readonly textsMissing: boolean
  readonly onLanguage: (language: Language) => void
}

/** Every page inside its frame. */
export function Product({ services, language, textsMissing, onLanguage }: ProductProps) {
  const { installation, tokens } = services
  const [focusToken, setFocusToken] = useState<object | null>(null)
  const token = useSyncExternalStore(tokens.subscribe, tokens.getSnapshot)
  const askForToken = useMemo(() => () => setFocusToken({}), [])
  return (
    <TokenFocus value={askForToken}>
      <Shell
        practice={installation.practice}
        language={language}
        onLanguage={onLanguage}
        token={
          <TokenBar
            view={token}
            helpUrl={installation.tokenHelpUrl}
            focusToken={focusToken}
            onUse={tokens.set}
          />
        }
        notices={<Notices services={services} textsMissing={textsMissing} />}
      >
        <PageName />
        <DropElsewhere services={services} />
        <Suspense fallback={<Loading />}>
          <Pages services={services} language={language} />
        </Suspense>
      </Shell>
    </TokenFocus>
  )
}

type PagesProps = Pick<ProductProps, 'services' | 'language'>

function Pages({ services, language }: PagesProps) {
  return (
    <Switch>
      <Route path="/">
        <PreparePage services={services} />
      </Route>
      <Route>
        <LaterTexts language={language}>
          <LaterPages services={services} />
        </LaterTexts>
      </Route>
    </Switch>
  )
}

function LaterPages({ services }: Pick<ProductProps, 'services'>) {
  // Where people come from when they open an upload.
  useEffect(() => void UploadPage.preload(), [])
  return (
    <Switch>
      <Route path="/uploads">
        <UploadsPage services={services} />
      </Route>
      <Route path="/uploads/:id">
        {({ id }) => <UploadPage key={id} services={services} id={id} />}
      </Route>
      <Route path="/settings">
        <SettingsPage services={services} />
      </Route>
      <Route path="/help">
        <HelpPage practice={services.installation.practice} />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}

function Loading() {
  const t = useTranslations('common')
  return <p>{t('loading')}</p>
}
