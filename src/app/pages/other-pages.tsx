import { type ComponentType, lazy, Suspense } from 'react'
import { Link, Route, Switch } from 'wouter'
import { SettingsPanel } from '#features/settings/settings-panel.tsx'
import { ANYWHERE } from '#app/place.tsx'
import type { OtherAddress } from '#app/shell/navigation.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#page/frame.tsx'
import { fetchPart } from '#page/part-missing.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { UploadPage } from './upload-page.tsx'
import { UploadsPage } from './uploads-page.tsx'

/** Loaded on its own, because few users open it and it has pictures. */
const HelpPage = lazy(async () => {
  const { HelpPage } = await fetchPart(() => import('./help-page.tsx'))
  return { default: HelpPage }
})

const PAGES: Readonly<Record<OtherAddress, ComponentType>> = {
  '/uploads': UploadsPage,
  '/settings': SettingsPanel,
  '/help': HelpPage,
}

export function OtherPages() {
  return (
    <Suspense fallback={<PageComing />}>
      <Switch>
        {Object.entries(PAGES).map(([address, OtherPage]) => (
          <Route key={address} path={address}>
            <OtherPage />
          </Route>
        ))}
        <Route path="/uploads/:id">{({ id }) => <UploadPage key={id} id={id} />}</Route>
        <Route path={ANYWHERE}>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  )
}

function PageComing() {
  return (
    <Page>
      <Loading />
    </Page>
  )
}

function NotFound() {
  const t = useTranslations('shell')
  return (
    <Page>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundNext')}</p>
      <p>
        <Link href="/" className={buttonClasses('main')}>
          {t('goToPrepare')}
        </Link>
      </p>
    </Page>
  )
}
